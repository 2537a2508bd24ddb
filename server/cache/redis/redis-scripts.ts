/**
 * The steps that must not be interleaved with those of other replicas, as Lua scripts of Redis and Valkey. A response
 * is a hash: `v` the encoded entry, `f` until when it is fresh (milliseconds), `s` its stamp. A lock is a text: its
 * owner.
 */

export const scripts = {
  /**
   * KEYS: response, lock. ARGV: owner, lock's milliseconds, now, known stamp. A response of more than 5 MB is none
   * of ours and counts as missing. Gives `stored` with the response, or
   * `locked` with the stale response, or `busy` with the lock's remaining milliseconds.
   */
  acquire: `
    local found = {}
    if redis.call('HSTRLEN', KEYS[1], 'v') <= 5000000 then found = redis.call('HMGET', KEYS[1], 'v', 'f', 's') end
    if found[1] and found[3] and found[3] ~= ARGV[4] and tonumber(found[2]) > tonumber(ARGV[3]) then
      return {'stored', found[1], found[3]}
    end
    if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then
      return {'locked', found[1] or ''}
    end
    return {'busy', tostring(redis.call('PTTL', KEYS[2]))}`,
  /** KEYS: lock. ARGV: owner, milliseconds. */
  renew: `
    if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
    return 'ok'`,
  /**
   * KEYS: response, lock. ARGV: owner, channel, event, then without a value nothing, else entry, fresh until, stamp,
   * milliseconds to live. Gives 0 where the lock is lost.
   */
  release: `
    if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
    redis.call('DEL', KEYS[2])
    if ARGV[4] then
      redis.call('HSET', KEYS[1], 'v', ARGV[4], 'f', ARGV[5], 's', ARGV[6])
      redis.call('PEXPIRE', KEYS[1], ARGV[7])
    end
    redis.call('PUBLISH', ARGV[2], ARGV[3])
    return 1`,
  /** KEYS: response, lock. ARGV: `hard` or `soft`, channel, event. */
  invalidate: `
    redis.call('DEL', KEYS[2])
    if ARGV[1] == 'hard' then redis.call('DEL', KEYS[1])
    elseif redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'f', '0') end
    redis.call('PUBLISH', ARGV[2], ARGV[3])
    return 'ok'`,
  /**
   * KEYS: generation, purges. ARGV: selection as JSON, `true` or `false` for a hard purge, channel, sender, purges
   * kept. Gives the generation. The JSON is put together here, because cjson would turn empty lists into objects.
   */
  purge: `
    local generation = redis.call('INCR', KEYS[1])
    local purge = string.format('{"generation":%d,"hard":%s,"selection":%s}', generation, ARGV[2], ARGV[1])
    redis.call('LPUSH', KEYS[2], purge)
    redis.call('LTRIM', KEYS[2], 0, ARGV[5] - 1)
    redis.call('PUBLISH', ARGV[3], '{"from":"' .. ARGV[4] .. '","type":"purged","purge":' .. purge .. '}')
    return generation`
} as const

export type ScriptName = keyof typeof scripts
