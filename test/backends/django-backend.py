"""A backend of six calls in Django with its admin, as a team would write it: a save is a transaction, and a purge
follows its commit. Sample data. Arguments: an empty folder. Prints its address, and ends with its standard input."""
import json
import os
import sys
import threading
import types
import urllib.request
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.conf import settings

FOLDER = sys.argv[1]
TOKEN = os.environ['PURGE_TOKEN']

fair = types.ModuleType('fair')
fair.__path__ = [FOLDER]
sys.modules['fair'] = fair

settings.configure(
    SECRET_KEY='sample',
    ALLOWED_HOSTS=['127.0.0.1'],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    LANGUAGES=[('zh-hans', 'Chinese'), ('en', 'English')],
    DATABASES={
        'default': {
            'ENGINE': 'django.db.backends.sqlite3',
            'NAME': os.path.join(FOLDER, 'fair.sqlite3'),
            'ATOMIC_REQUESTS': True,
        }
    },
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
    STATIC_URL='static/',
    INSTALLED_APPS=[
        'django.contrib.admin',
        'django.contrib.auth',
        'django.contrib.contenttypes',
        'django.contrib.sessions',
        'django.contrib.messages',
        'fair',
    ],
    MIDDLEWARE=[
        'django.middleware.security.SecurityMiddleware',
        'django.contrib.sessions.middleware.SessionMiddleware',
        'django.middleware.locale.LocaleMiddleware',
        'django.middleware.http.ConditionalGetMiddleware',
        'django.middleware.common.CommonMiddleware',
        'django.middleware.csrf.CsrfViewMiddleware',
        'django.contrib.auth.middleware.AuthenticationMiddleware',
        'django.contrib.messages.middleware.MessageMiddleware',
    ],
    TEMPLATES=[
        {
            'BACKEND': 'django.template.backends.django.DjangoTemplates',
            'APP_DIRS': True,
            'OPTIONS': {
                'context_processors': [
                    'django.template.context_processors.request',
                    'django.contrib.auth.context_processors.auth',
                    'django.contrib.messages.context_processors.messages',
                ]
            },
        }
    ],
)
django.setup()

from django.contrib import admin  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models, transaction  # noqa: E402
from django.db.models.signals import post_save  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import path  # noqa: E402
from django.views.decorators.cache import cache_control  # noqa: E402
from django.views.decorators.csrf import csrf_exempt  # noqa: E402


class Entry(models.Model):
    name_cn = models.CharField(max_length=100)
    name_en = models.CharField(max_length=100)
    path = models.CharField(max_length=200)

    class Meta:
        app_label = 'fair'


admin.site.register(Entry)


def purge():
    with open(os.path.join(FOLDER, 'site')) as file:
        url = file.read() + '/_cache/purge'
    headers = {'Authorization': 'Bearer ' + TOKEN, 'Content-Type': 'application/json'}
    request = urllib.request.Request(url, json.dumps({'call': '/getHomeMenuList'}).encode(), headers)
    urllib.request.urlopen(request, timeout=10).close()


def on_save(sender, **_):
    transaction.on_commit(purge)


def answer(data, code=1, msg='ok'):
    return JsonResponse({'code': code, 'msg': msg, 'data': data})


@csrf_exempt
def subscribe(request):
    return answer(None, 200) if '@' in request.POST.get('email', '') else answer(None, 422, 'No e-mail address')


@cache_control(max_age=3600)
def menu(request):
    name = 'name_en' if request.headers.get('lang') == 'en' else 'name_cn'
    return answer(
        [
            {'name': getattr(entry, name), 'path': entry.path, 'target': '_self', 'is_nav': 1, 'hidden': 0, 'childlist': []}
            for entry in Entry.objects.order_by('id')
        ]
    )


CONFIG = [
    {'code': 'meta_title_cn', 'type': 1, 'content': '样本展会'},
    {'code': 'meta_title_en', 'type': 1, 'content': 'Sample Fair'},
]
urlpatterns = [
    path('admin/', admin.site.urls),
    path('api/getHomeMenuList', menu),
    path('api/getWebInfo', lambda _request: answer(CONFIG)),
    path('api/industry/tree', lambda _request: answer({'tree': []})),
    path('api/getProductCategoryList', lambda _request: answer([])),
    path('api/addSubscribe', subscribe),
    path('api/wechat/share_sign', lambda _request: answer(None, 0)),
]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class Quiet(WSGIRequestHandler):
    def log_message(self, *_):
        pass


call_command('migrate', verbosity=0)
with connection.schema_editor() as editor:
    editor.create_model(Entry)
User.objects.create_superuser('editor', 'editor@example.com', 'sample')
Entry.objects.create(name_cn='新闻', name_en='News', path='/news')
post_save.connect(on_save, sender=Entry)

server = make_server('127.0.0.1', 0, get_wsgi_application(), Server, Quiet)
threading.Thread(target=server.serve_forever, daemon=True).start()
print('http://127.0.0.1:%d' % server.server_port, flush=True)
sys.stdin.read()
