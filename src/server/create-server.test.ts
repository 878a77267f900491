import { Writable } from 'node:stream';
import { guestHeaders, signIn } from '@tests/support/sign-in';
import { startTestServer } from '@tests/support/test-server';
import { BROWSER } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './platform/config/read-config';
import { PRODUCT_VERSION } from './platform/product-version';
import type { RunningServer } from './start-server';

const report = { error: 'Something broke', display: 'WEB' };

describe('the HTTP side of the server', () => {
  let server: RunningServer;
  let lines = '';
  beforeAll(async () => {
    const logs = new Writable({
      write(chunk, _encoding, done) {
        lines += String(chunk);
        done();
      },
    });
    server = await startTestServer({ config: { logLevel: 'trace' }, logs });
  });
  afterAll(() => server.stop());

  const logError = (headers: Readonly<Record<string, string>>, body: string | object = report) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v4/log/error',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });

  it('says that it lives and that its database answers', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({
      status: 'ok',
      version: PRODUCT_VERSION,
    });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('takes a write from its own pages only', async () => {
    const own = guestHeaders(server);
    const codeOf = async (headers: Readonly<Record<string, string>>) => {
      const answer = await logError(headers);
      return answer.statusCode === 204 ? 204 : [answer.statusCode, answer.json().code];
    };
    const { origin, ...withoutOrigin } = own;
    expect(origin).toBe(server.origin);
    expect(await codeOf(own)).toBe(204);
    expect(await codeOf({ ...own, origin: server.origin.replace('localhost', '127.0.0.1') })).toBe(204);
    expect(await codeOf({ ...own, 'sec-fetch-site': 'same-origin' })).toBe(204);
    const refused = [403, 'origin_not_allowed'];
    expect(await codeOf({ ...own, origin: 'https://evil.example' })).toEqual(refused);
    expect(await codeOf({ ...own, origin: `${server.origin}.evil.example` })).toEqual(refused);
    expect(await codeOf({ ...own, origin: 'null' })).toEqual(refused);
    expect(await codeOf(withoutOrigin)).toEqual(refused);
    expect(await codeOf({ ...own, 'sec-fetch-site': 'cross-site' })).toEqual(refused);
    expect(await codeOf({ ...own, 'sec-fetch-site': 'same-site' })).toEqual(refused);
    expect(await codeOf({ origin: server.origin })).toEqual([400, 'headers_missing']);
  });

  it('takes a sign-out from its own pages only, however the address is written', async () => {
    const headers = { ...guestHeaders(server), 'sec-fetch-site': 'cross-site' };
    for (const url of ['/logout', '/%6Cogout', '/logou%74?x=1']) {
      const answer = await server.app.inject({ url, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_not_allowed']);
    }
  });

  it('lets no cache on the way keep what is one person’s', async () => {
    const { headers } = await signIn(server, 'Cache Test');
    const forged = { ...guestHeaders(server), cookie: `AT=${'x'.repeat(43)}` };
    for (const request of [
      { url: '/api/user/user/profile', headers },
      { url: '/api/feed/v3/feed', headers },
      { url: '/api/user/user/profile', headers: guestHeaders(server) },
      { url: '/api/feed/v3/feed', headers: forged },
      { url: '/mailbox', headers },
    ]) {
      expect((await server.app.inject(request)).headers['cache-control']).toContain('no-store');
    }
    const style = await server.app.inject('/plain/page.css');
    expect(style.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('lets no script or style stand inside a document, and no other site frame it', async () => {
    const { headers } = await server.app.inject('/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers bad bodies with problems', async () => {
    const own = guestHeaders(server);
    const answers = await Promise.all([
      logError(own, '{"error":'),
      logError(own, ''),
      logError({ ...own, 'content-type': 'text/xml' }, '<a/>'),
      logError(own, JSON.stringify({ ...report, more: 'x'.repeat(70_000) })),
      logError(own, { display: 'WEB' }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [400, 'body_malformed'],
      [400, 'body_malformed'],
      [415, 'content_type_unsupported'],
      [413, 'body_too_large'],
      [400, 'validation_failed'],
    ]);
    for (const answer of answers) expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('answers an address that is none with a problem', async () => {
    const answer = await server.app.inject('/api/%');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
  });

  it('[API-CHAT-PATHS] answers the counts of conversations without their prefix too', async () => {
    for (const url of ['/jobseeker/message/meta', '/api/chat/jobseeker/message/meta']) {
      const answer = await fetch(server.origin + url, { headers: { ...guestHeaders(server), 'user-agent': BROWSER } });
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_signed_in']);
    }
  });

  it('packs what is worth it', async () => {
    const answer = await server.app.inject({ url: '/docs/feed', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('documents every service without a script', async () => {
    const [index, feed, document] = await Promise.all(
      ['/docs', '/docs/feed', '/docs/feed.json'].map((url) => server.app.inject(url)),
    );
    expect(index?.body.replaceAll('<wbr>', '')).toContain('/api/feed/v2/post');
    expect(feed?.body).toContain('id="createPost"');
    expect(feed?.body).toContain('idempotency-key');
    expect(feed?.body).toContain('Only writers post');
    expect(index?.body.concat(feed?.body ?? '')).not.toContain('<script');
    for (const page of [index, feed]) expect(page?.body).toContain('<header><a href="/">');
    // Backticks in descriptions mean code; parameter names are never truncated.
    expect(feed?.body).toContain('<code>none</code> takes it back');
    expect(feed?.body.replaceAll(/<pre.*?<\/pre>/gs, '')).not.toContain('`');
    expect(document?.json().openapi).toBe('3.1.0');
    expect(index?.body).toContain('at least six months');
    expect(feed?.body).toContain(`version ${document?.json().info.version}`);
    expect(feed?.body).toContain('<code>409 idempotency_key_reused</code> The key was used for another content.');
    expect(feed?.body).toContain('id="states-post"');
    expect(feed?.body).toContain('send the same request again with the same idempotency key. It counts once.');
  });

  it('logs requests without body, cookie, query, address or person', async () => {
    const { cookies, headers } = await signIn(server, 'Log Test');
    lines = '';
    await logError({ ...headers, 'x-forwarded-for': '203.0.113.9' }, { error: 'body-secret', display: 'WEB' });
    await server.app.inject({ url: '/api/feed/v1/feed/nothing?token=query-secret', headers });
    await logError(headers, '{"error": broken-secret');
    expect(lines).toContain('"route":"/api/v4/log/error"');
    expect(JSON.parse(lines.split('\n')[0] ?? '')).toMatchObject({ level: 'info', method: 'POST', status: 204 });
    const tokens = cookies.pairs.map(({ value }) => value).filter((value) => value.length > 10);
    for (const secret of ['body-secret', 'query-secret', 'broken-secret', '203.0.113.9', 'log.test', ...tokens]) {
      expect(lines).not.toContain(secret);
    }
  });

  it('logs what went wrong without the values that it went wrong with', async () => {
    const failure = await server.mailer
      .send({ to: 'nul@work.example', subject: '271828 is your code', text: 'a\0b' })
      .catch((error: unknown) => error);
    lines = '';
    server.app.log.error({ err: failure }, 'a code could not be mailed');
    expect(JSON.parse(lines).err.message).toContain('invalid byte sequence');
    for (const secret of ['nul@work.example', '271828']) expect(lines).not.toContain(secret);
  });

  it('keeps mail in the mailbox page, which escapes it', async () => {
    await server.mailer.send({
      to: 'Asha@Work.example',
      subject: 'Your code <b>',
      text: 'It is 123456 & no script: <script>',
    });
    await server.mailer.send({ to: 'ravi@work.example', subject: 'Other', text: 'x' });
    const page = (await server.app.inject('/mailbox?to=asha@work.example')).body;
    expect(page).toContain('Your code &lt;b&gt;');
    expect(page).toContain('It is 123456 &amp; no script: &lt;script&gt;');
    expect(page).not.toContain('ravi@work.example');
    const all = (await server.app.inject('/mailbox')).body;
    expect(all).toContain('ravi@work.example');
    // Times are India's, and the way home is on the page.
    expect(all).toMatch(/<time datetime="[^"]+Z">\d{1,2} \w+ \d{4}, \d{1,2}:\d{2}:\d{2} [ap]m IST<\/time>/);
    expect(all).toContain('<header><a href="/">');
  });

  it('leads from an address that people guess to its page, with the query', async () => {
    const places = await Promise.all(
      ['/companies', '/companies/?utm_source=mail', '/signup?campaign=x'].map(async (url) => {
        const { statusCode, headers } = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } });
        return [statusCode, headers.location];
      }),
    );
    expect(places).toEqual([
      [308, '/list-of-companies'],
      [308, '/list-of-companies?utm_source=mail'],
      [308, '/session?campaign=x'],
    ]);
  });

  it('has the files that crawlers and devices ask of a site', async () => {
    const [robots, sitemap, manifest] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map((url) =>
        server.app.inject({ url, headers: { accept: 'text/html,*/*' } }),
      ),
    );
    expect(robots?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots?.body).toContain(`Disallow: /api/`);
    expect(robots?.body).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
    expect(sitemap?.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap?.body).toContain(`<loc>${server.origin}/sitemaps/pages.xml</loc>`);
    const pages = await server.app.inject('/sitemaps/pages.xml');
    expect(pages.body).toContain(`<loc>${server.origin}/</loc>`);
    for (const url of ['/sitemaps/jobs.xml', '/sitemaps/kites.xml', '/sitemaps/pages/2.xml']) {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    }
    expect(manifest?.headers['content-type']).toContain('application/manifest+json');
    expect(manifest?.json()).toMatchObject({
      name: 'Tarakki',
      icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
    });
  });
});

describe('who takes reports of weaknesses', () => {
  const PATH = '/.well-known/security.txt';
  const legal = { entity: null, address: null, email: null, grievanceOfficer: null, noticesTo: null, backupDays: 30 };
  const officer = { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null };

  it.each([
    [{ ...legal, grievanceOfficer: officer, email: 'help@tarakki.example' }, 'grievance@tarakki.example'],
    [{ ...legal, email: 'help@tarakki.example' }, 'help@tarakki.example'],
  ])('is said in security.txt, which is never out of date: %#', async (config, address) => {
    const server = await startTestServer({ config: { legal: config } });
    const answer = await server.app.inject(PATH);
    const { origin } = server;
    await server.stop();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      answer.body
        .trimEnd()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.replace(/^.+?: /, '')]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${address}`);
    expect(fields.get('Canonical')).toBe(`${origin}${PATH}`);
    const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
    expect([left > 0, left < 365 * 86_400_000]).toEqual([true, true]);
  });

  it('has no file where nobody is named', async () => {
    const server = await startTestServer({ config: { legal } });
    const { statusCode } = await server.app.inject(PATH);
    await server.stop();
    expect(statusCode).toBe(404);
  });
});

describe('rate limits', () => {
  it('refuses what is too much, by person, and says when to come again', async () => {
    const server = await startTestServer({
      config: { limits: { login: 2, writes: 100, contributions: 100, reads: 3 } },
    });
    const first = await signIn(server, 'First Reader');
    const second = await signIn(server, 'Second Reader');
    const third = await server.app.inject({ method: 'POST', url: '/login/social', headers: guestHeaders(server) });
    expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_requests']);
    const read = (headers: Readonly<Record<string, string>>) => server.app.inject({ url: '/docs', headers });
    // The first request of a token is counted by address, the others by user.
    const statuses = [];
    for (let each = 0; each < 4; each += 1) statuses.push((await read(first.headers)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    const refused = await read(first.headers);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^You did that too often\. Try again in \d+ seconds?\.$/);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/static/js/none.js', headers: first.headers })).statusCode).toBe(404);
    const dodging = { ...guestHeaders(server), 'x-forwarded-for': '203.0.113.9' };
    const dodged = await server.app.inject({ method: 'POST', url: '/%6Cogin/social', headers: dodging });
    expect(dodged.statusCode).toBe(429);
    expect(second.cookie).not.toBe(first.cookie);
    await server.stop();
  });

  it('let an office of sixty sign in within a minute, and count what browsers report apart from writes', async () => {
    const { limits } = readConfig({}, '/');
    const server = await startTestServer({ config: { limits: { ...limits, writes: 1 } } });
    for (let each = 1; each <= 60; each += 1) await signIn(server, `Colleague ${each}`);
    const answer = async (url: string) =>
      (await server.app.inject({ method: 'POST', url, headers: guestHeaders(server), payload: report })).statusCode;
    expect(await answer('/api/v4/log/error')).toBe(204);
    expect(await answer('/api/v4/log/error')).toBe(429);
    expect(await answer('/api/legal/summons')).toBe(400);
    await server.stop();
  });
});

describe('a server behind TLS with a real Google', () => {
  it('says so in its headers and has neither emulator nor mailbox', async () => {
    const google = {
      clientId: 'me',
      scriptUrl: 'https://accounts.google.com/gsi/client',
      issuers: ['x'],
      jwksUrl: 'https://a.example/',
      tokenInfoUrl: 'https://a.example/',
      userInfoUrl: 'https://a.example/',
    };
    const server = await startTestServer({
      config: { google, publicOrigin: 'https://tarakki.example', mail: { smtpUrl: 'smtp://127.0.0.1:1', from: null } },
    });
    const { headers } = await server.app.inject('/docs');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' https://accounts.google.com/gsi/ https://www.youtube-nocookie.com/embed/;",
    );
    expect(
      (await server.app.inject({ url: '/emulator/google/auth', headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
    expect((await server.app.inject('/mailbox')).statusCode).toBe(503);
    const unsent = server.mailer.send({ to: 'a@b.example', subject: 's', text: 't' });
    await expect(unsent).rejects.toThrow('The mail server did not take a mail (ESOCKET).');
    await server.stop();
  });
});
