import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { startTestServer } from '@tests/support/test-server';
import { GOOGLEBOT } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { RunningServer } from '@/server/start-server';
import { DatabaseUnavailable } from '../database-unavailable';
import { hasSecretAddress } from '../http/guest-answers';
import { PRODUCT_VERSION } from '../product-version';

const client = `
export async function renderFirstView({ url, visitor, fetch, now, assets, config }) {
  globalThis.firstViewRenders = (globalThis.firstViewRenders ?? 0) + 1;
  if (url.startsWith('/broken')) throw new Error('secret detail');
  if (url.startsWith('/old')) return { status: 301, html: '', chunks: [], headers: { location: url.replace('/old', '/new') } };
  if (url.startsWith('/complaints/')) await fetch('/api/complaints' + url);
  const answer = await fetch('/healthz');
  const seen = { url, cookie: visitor.cookie, health: await answer.json(), assets, brand: config.brand, origin: config.origin };
  const elsewhere = await fetch('https://elsewhere.example/').then(() => 'asked', (error) => error.message);
  const html = '<!doctype html><pre>' + JSON.stringify({ ...seen, elsewhere }) + '</pre>' + 'x'.repeat(2000);
  return { status: url.startsWith('/missing') ? 404 : 200, html, chunks: ['Post'], headers: {} };
}
export async function sharedAddressOf(url) {
  return url.replace(/[?&]unread=[^&]*/, '');
}
export async function loadAnswers({ url, visitor }) {
  globalThis.firstViewRenders = (globalThis.firstViewRenders ?? 0) + 1;
  return url === '/who' ? { isCrawler: visitor.isCrawler } : { [url]: visitor.cookie };
}`;

const manifest = {
  entries: {
    client: {
      initial: {
        js: ['/static/js/file-list.0.js', '/static/js/vendor.1.js', '/static/js/client.2.js'],
        css: ['/static/css/client.3.css'],
      },
      assets: ['latin.4', 'latin-rest.5', 'rupee.6'].map((name) => `/static/font/anek-${name}.woff2`),
    },
  },
};

const chunks = {
  Post: ['/static/js/async/Post.7.js', '/static/css/post.6.css'],
  Jobs: ['/static/js/async/Jobs.7.js'],
  early: ['/static/js/early.9.js'],
};

describe('the host of the first view', () => {
  const makeFolder = temporaryFolders('client');
  let server: RunningServer;
  let now = Date.now();

  beforeAll(async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'client', 'static', 'js', 'async'), { recursive: true });
    writeFileSync(join(folder, 'client', 'manifest.json'), JSON.stringify(manifest));
    mkdirSync(join(folder, 'client', 'static', 'css'));
    writeFileSync(join(folder, 'client', 'chunks.json'), JSON.stringify(chunks));
    writeFileSync(join(folder, 'client', 'static', 'css', 'client.3.css'), 'p{margin:0}');
    writeFileSync(join(folder, 'client', 'static', 'css', 'post.6.css'), 'b{margin:0}');
    writeFileSync(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'client', 'static', 'js', 'client.2.js'), 'let built;');
    writeFileSync(join(folder, 'client', 'static', 'js', 'early.9.js'), 'keep()');
    writeFileSync(join(folder, 'client', 'static', 'js', 'file-list.0.js'), 'list()');
    writeFileSync(join(folder, 'client', 'static', 'js', 'async', 'Post.7.js'), 'post()');
    writeFileSync(join(folder, 'client', 'static', 'js', 'async', 'Jobs.7.js'), 'jobs()');
    writeFileSync(join(folder, 'client', 'static', 'js', 'client.2.js.br'), 'packed');
    writeFileSync(join(folder, 'first-view.mjs'), client);
    server = await startTestServer({
      now: () => now,
      config: { clientDirectory: join(folder, 'client'), firstViewFile: join(folder, 'first-view.mjs') },
    });
  });
  afterAll(() => server.stop());

  const html = { accept: 'text/html,application/xhtml+xml' };
  const visit = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url, headers: { ...html, ...headers } });
  const seen = (body: string): Record<string, unknown> => JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '{}');
  const renders = (): number => Number(Reflect.get(globalThis, 'firstViewRenders') ?? 0);

  it('is a page with status 503 while the session cannot be read', async () => {
    vi.spyOn(server.sessions, 'authenticate').mockRejectedValue(new DatabaseUnavailable(new Error('away')));
    const { statusCode, headers } = await visit('/reviews');
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
      '2',
    ]);
  });

  it('has no answers for a page that still shows another user', async () => {
    const ask = async (user: Readonly<Record<string, string>>) => {
      const { statusCode, body } = await visit('/me', { 'x-answers': 'only', cookie: 'UAC_I=beena', ...user });
      return [statusCode, body.includes('beena')];
    };
    expect(await ask({ 'user-id': 'asha' })).toEqual([409, false]);
    expect(await ask({ 'user-id': 'beena' })).toEqual([200, false]);
    expect(await ask({})).toEqual([200, false]);
    const page = await visit('/me', { cookie: 'UAC_I=beena', 'user-id': 'asha' });
    expect(page.statusCode).toBe(409);
  });

  it('makes one page for all addresses that differ in what no screen reads, without it', async () => {
    now += 2_000;
    const before = renders();
    for (let time = 0; time < 20; time += 1) {
      const answer = await visit(`/shared?x=1&unread=${time}`);
      expect(seen(answer.body).url).toBe('/shared?x=1');
    }
    expect(renders()).toBe(before + 1);
  });

  it('refuses pages beyond what can be made, and makes those of others', async () => {
    now += 2_000;
    const flood = Array.from({ length: 260 }, (_, page) => visit(`/flood/${page}`));
    const other = server.app.inject({ url: '/of-another', headers: html, remoteAddress: '192.0.2.7' });
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect((await other).statusCode).toBe(200);
    const refused = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  });

  it('renders every address that no service has, with what the document needs', async () => {
    const answer = await visit('/some/page?x=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(seen(answer.body)).toEqual({
      url: '/some/page?x=1',
      cookie: '',
      health: { status: 'ok', version: PRODUCT_VERSION },
      assets: {
        scripts: ['/static/js/vendor.1.js', '/static/js/client.2.js'],
        styles: [{ href: '/static/css/client.3.css', text: 'p{margin:0}' }],
        preloads: ['/static/font/anek-latin.4.woff2', '/static/font/anek-rupee.6.woff2'],
        chunks: {
          Post: {
            scripts: ['/static/js/async/Post.7.js'],
            styles: [{ href: '/static/css/post.6.css', text: 'b{margin:0}' }],
          },
          Jobs: { scripts: ['/static/js/async/Jobs.7.js'], styles: [] },
          early: { scripts: ['/static/js/early.9.js'], styles: [] },
        },
        inlineScripts: ['keep()', 'list()'],
      },
      brand: 'Tarakki',
      origin: server.origin,
      elsewhere: 'The first view asks its own origin only, not https://elsewhere.example.',
    });
  });

  it('lets a document carry its own style and two scripts, and nothing else an inline one', async () => {
    const [early, list, first, route] = ['keep()', 'list()', 'p{margin:0}', 'b{margin:0}'].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const { cookie } = await signIn(server, 'Asha Nair');
    for (const answer of [await visit('/styled'), await visit('/styled', { cookie })]) {
      expect(answer.headers['content-security-policy']).toContain(
        `style-src 'sha256-${first}' 'sha256-${route}' 'self';`,
      );
      expect(answer.headers['content-security-policy']).toContain(
        `script-src 'sha256-${early}' 'sha256-${list}' 'self'`,
      );
    }
    expect((await visit('/broken')).headers['content-security-policy']).toContain("style-src 'self';");
    expect((await visit('/healthz')).headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('lets no cache keep a page of a secret address', async () => {
    const answer = await visit('/complaints/8c1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c77');
    expect(answer.headers['cache-control']).toBe('no-store');
    const secret = Object.entries(serviceDocuments).flatMap(([service, { paths }]) =>
      Object.entries(paths ?? {}).flatMap(([path, item]) =>
        JSON.stringify(item).includes('x-secret-address') ? [`/api/${service}${path}`] : [],
      ),
    );
    expect(secret).not.toEqual([]);
    expect(secret.filter((path) => !hasSecretAddress(path))).toEqual([]);
  });

  it('gives guests one page for a second, however many ask at once, and makes another one then', async () => {
    const before = renders();
    const answers = await Promise.all([visit('/shared'), visit('/shared'), visit('/shared')]);
    expect(renders()).toBe(before + 1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(answers[0]?.headers.vary).toBe('cookie, user-agent, x-answers, accept-encoding');
    await visit('/shared?other=1');
    expect(renders()).toBe(before + 2);
    now += 1_001;
    await visit('/shared');
    expect(renders()).toBe(before + 3);
    await server.app.inject({ method: 'POST', url: '/any', headers: { origin: server.origin } });
    await visit('/shared');
    expect(renders()).toBe(before + 3);
    const { headers } = await signIn(server, 'Asha Nair');
    await server.app.inject({ method: 'POST', url: '/api/user/user/deactivate', headers });
    await visit('/shared');
    expect(renders()).toBe(before + 4);
  });

  it('answers a running app with what a screen asks for, in place of the document', async () => {
    const headers = { 'x-answers': 'only' };
    const guest = await visit('/p/1', headers);
    expect(guest.headers['content-type']).toContain('application/vnd.tarakki.answers+json');
    expect(guest.headers['cache-control']).toBe('no-store');
    expect(guest.json()).toEqual({ '/p/1': '' });
    const { cookie } = await signIn(server, 'Asha Nair');
    expect((await visit('/p/1', { ...headers, cookie })).json()).toEqual({ '/p/1': cookie });
    expect((await visit('/p/1')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends it packed', async () => {
    const plain = await visit('/packed');
    const packed = await visit('/packed', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect((await visit('/packed', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const { cookie } = await signIn(server, 'Asha Nair');
    const own = await visit('/packed', { cookie, 'accept-encoding': 'gzip' });
    expect(own.headers['content-encoding']).toBe('gzip');
    const answers = await visit('/packed', { 'x-answers': 'only', 'accept-encoding': 'gzip' });
    expect(answers.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answers.rawPayload).toString())).toEqual({ '/packed': '' });
  });

  it('renders for a person who is signed in alone, with their cookies, and keeps it nowhere', async () => {
    const { cookie } = await signIn(server, 'Asha Nair');
    const before = renders();
    const answers = [await visit('/mine', { cookie }), await visit('/mine', { cookie })];
    expect(renders()).toBe(before + 2);
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
    expect(seen(answers[0]?.body ?? '').cookie).toBe(cookie);
  });

  it.each([html, { 'x-answers': 'only' }])(
    'lets users take turns, whatever one of them asks for: %j',
    async (asked) => {
      const [one, other] = [await signIn(server, 'Asha Nair'), await signIn(server, 'Ravi Rao')];
      for (const { cookie } of [one, other]) await visit('/mine', { ...asked, cookie });
      let made = 0;
      const flood = Array.from({ length: 260 }, async (_, page) => {
        const { statusCode } = await visit(`/flood/${page}`, { ...asked, cookie: one.cookie });
        made += Number(statusCode === 200);
        return statusCode;
      });
      expect((await visit('/mine', { ...asked, cookie: other.cookie })).statusCode).toBe(200);
      expect(made).toBeLessThan(100);
      const statuses = await Promise.all(flood);
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
    },
  );

  it('[CR-DETECT] takes a guest’s program for a crawler, and no user’s', async () => {
    const { cookie } = await signIn(server, 'Asha Nair');
    const asked = { 'x-answers': 'only', 'user-agent': GOOGLEBOT };
    const answers = [await visit('/who', asked), await visit('/who', { ...asked, cookie })];
    expect(answers.map((answer) => answer.json())).toEqual([{ isCrawler: true }, { isCrawler: false }]);
  });

  it('tells the render of a guest’s cookies the theme alone, and keeps themes apart', async () => {
    const dark = await visit('/themed', { cookie: 'visitor=7; theme=dark' });
    const light = await visit('/themed', { cookie: 'theme=light; AT=forged' });
    expect([dark, light].map(({ body }) => seen(body).cookie)).toEqual(['theme=dark', 'theme=light']);
  });

  it('passes statuses and redirects on', async () => {
    expect((await visit('/missing')).statusCode).toBe(404);
    const moved = await visit('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new']);
    const whole = await visit('/old?rid=3&unread=mail');
    expect([whole.statusCode, whole.headers.location]).toEqual([301, '/new?rid=3&unread=mail']);
  });

  it('answers a broken render with a page that says nothing of the reason, and does not keep it', async () => {
    const before = renders();
    const answer = await visit('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('The fault is ours, not yours. Please try again');
    expect(answer.body).not.toContain('secret');
    await visit('/broken');
    expect(renders()).toBe(before + 2);
  });

  it('leaves calls to the services, and what is no document, to a problem', async () => {
    const [api, image, post] = await Promise.all([
      visit('/api/none'),
      server.app.inject({ url: '/picture', headers: { accept: 'image/webp' } }),
      server.app.inject({ method: 'POST', url: '/page', headers: { ...html, origin: server.origin } }),
    ]);
    for (const answer of [api, image, post]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'route_not_found' });
    }
  });

  it('serves built files for ever, packed where they are, and the rest for now', async () => {
    const script = await server.app.inject({ url: '/static/js/client.2.js', headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([script.headers['content-encoding'], script.body]).toEqual(['br', 'packed']);
    expect((await server.app.inject('/favicon.ico')).json()).toMatchObject({ code: 'route_not_found' });
    expect((await server.app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0');
    expect(
      (await server.app.inject({ url: '/manifest.json', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404);
    expect((await server.app.inject('/static/%2e%2e/manifest.json')).body).not.toContain('entries');
  });
});
