vcl 4.1;
# Varnish 7 in front of the site, as the edge of CDN_TTL_S and EDGE_PURGE_URL. Needs vmod xkey (Debian: varnish-modules).
#   varnishd -a :80 -f varnish.vcl -p http_gzip_support=off -s malloc,256m
# http_gzip_support is off because the site compresses, in br too, which Varnish does not know.
# Settings of the site: CDN_TTL_S=600 EDGE_PURGE_URL=http://varnish/_edge/purge TRUST_PROXY=(address of Varnish)

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  # Longer than UPSTREAM_TIMEOUT_MS, so that the site answers 504 itself.
  .first_byte_timeout = 15s;
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 1s;
  }
}

# The site's addresses: who may purge. A request that came through another proxy, which ends TLS on this machine for
# instance, is refused whatever its address: X-Forwarded-For has two then.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/_edge/purge") {
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    if (req.method != "POST" || !req.http.xkey-purge) {
      return (synth(400));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.purged));
  }
  # Not public: purges of the site, and metrics.
  if (req.url ~ "^/_cache/" || req.url ~ "^/metrics([?/]|$)") {
    return (synth(404));
  }
  # Fields that are this file's own.
  unset req.http.purged;
  unset req.http.X-Again;

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }
  # Editors are known by a cookie of their own.
  if (req.url ~ "^/_editor([/?]|$)") {
    return (pass);
  }

  # So are previews (PREVIEW_TOKEN), which are stored nowhere.
  if (req.http.Cookie ~ "(^|;)\s*preview_session=" || req.url ~ "^/_preview([/?]|$)") {
    return (pass);
  }

  # A confirmation shows what the cookie of the form before it says, and is stored nowhere.
  if (req.url ~ "[?&]done=") {
    return (pass);
  }
  # Pages vary by the language cookie alone; everything else in Cookie is for other applications.
  # Of several cookies of this name the first one counts, as at the site.
  if (req.http.Cookie ~ "^\s*(?:(?!i18n_locale=)[^;]*;\s*)*i18n_locale=(?:cn|en)\s*(?:;|$)") {
    set req.http.Cookie = regsub(req.http.Cookie, "^\s*(?:(?!i18n_locale=)[^;]*;\s*)*i18n_locale=(cn|en)\s*(?:;.*)?$", "i18n_locale=\1");
  } else {
    unset req.http.Cookie;
  }
  # The address without a path is the only one that depends on the languages of the browser.
  if (req.url !~ "^/(index)?(\?|$)") {
    unset req.http.Accept-Language;
  }
  # A coding with q=0 is refused (RFC 9110, section 12.4.2).
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # While the site answers, a stale page is shown only for the moment in which it is fetched anew.
  # The second time, after an error of the site, as long as it allows.
  if (req.restarts > 0) {
    set req.http.X-Again = "1";
    set req.grace = 365d;
  } elsif (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    # A stored page stays, and is shown for as long as stale-if-error allows (RFC 5861, section 4): vcl_synth looks for
    # one. Where there is none the site is asked once more, and its own error page is sent.
    if (bereq.is_bgfetch || !bereq.http.X-Again) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    # RFC 9213: what is meant for caches like this one replaces Cache-Control. The time that the site has kept a response
    # counts (RFC 9111, section 4.2).
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s)
      - std.duration(beresp.http.Age + "s", 0s);
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "stale-if-error=[0-9]+") {
      set beresp.grace = std.duration(
        regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Built files say for how long they are fresh; nothing else may be kept.
  if (beresp.http.Cache-Control !~ "(^|,\s*)public\b" || beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}

sub vcl_deliver {
  # For this cache alone.
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}
