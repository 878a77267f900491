import { CookieJar } from '@tests/support/cookie-jar';
import { guestHeaders } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import { nonceOf } from './id-tokens';

const asha = { sub: 'sub-asha', name: 'Asha Nair', email: 'asha@mail.example', about: '' };
const SECRET = 's'.repeat(43);

describe('the emulated providers', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ accounts: { list: async () => [asha] } });
  });
  afterAll(() => server.stop());

  const post = (path: string, form: Readonly<Record<string, string>>) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { origin: server.origin },
      body: new URLSearchParams({ sub: asha.sub, ...form }),
      redirect: 'manual',
    });

  async function microsoftAnswer(outcome: string): Promise<URLSearchParams> {
    const answer = await post('/emulator/microsoft/authorize', {
      client_id: 'tarakki.microsoft.emulated',
      redirect_uri: `${server.origin}/login/microsoft/answer`,
      response_type: 'id_token',
      scope: 'User.Read openid profile email',
      state: 'state-1',
      nonce: nonceOf(SECRET),
      outcome,
    });
    return new URLSearchParams(new URL(answer.headers.get('location') ?? '', server.origin).hash.slice(1));
  }

  async function portalMessage(place: 'window' | 'card', outcome: string): Promise<Readonly<Record<string, string>>> {
    const answer = await post(`/emulator/naukri/sdk/${place}`, {
      client_id: 'tarakki.naukri.emulated',
      origin: server.origin,
      state: 'state-1',
      outcome,
    });
    const message = /data-message="([^"]*)"/.exec(await answer.text())?.[1] ?? '{}';
    return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }

  const signIn = (socialUserType: string, token: string, nonce?: string) =>
    fetch(`${server.origin}/login/social`, {
      method: 'POST',
      headers: { origin: server.origin, appid: '999', systemid: 'desktop', 'content-type': 'application/json' },
      body: JSON.stringify({ socialUserType, clientType: 'desktop', token, tokenType: 'access_token', nonce }),
    });

  describe('Microsoft', () => {
    it('signs in with an ID token, once, and with the secret behind its nonce only', async () => {
      const answer = await microsoftAnswer('success');
      expect(answer.get('state')).toBe('state-1');
      const token = answer.get('id_token') ?? '';
      expect((await signIn('outlook', token)).status).toBe(401);
      expect((await signIn('outlook', token, 'x'.repeat(43))).status).toBe(401);
      const started = await signIn('outlook', token, SECRET);
      expect(started.status).toBe(200);
      expect(started.headers.getSetCookie().find((cookie) => cookie.startsWith('authtype='))).toContain('outlook');
      expect((await signIn('outlook', token, SECRET)).status).toBe(401);
    });

    it.each(['expired', 'other_audience', 'other_nonce', 'forged', 'unsigned'])(
      'refuses one that is %s',
      async (outcome) => {
        const token = (await microsoftAnswer(outcome)).get('id_token') ?? '';
        const answer = await signIn('outlook', token, SECRET);
        expect([answer.status, (await answer.json()).message]).toEqual([
          401,
          'Microsoft did not confirm this sign-in. Please try again.',
        ]);
      },
    );

    it('says what went wrong there', async () => {
      expect((await microsoftAnswer('access_denied')).get('error')).toBe('access_denied');
      expect((await microsoftAnswer('server_error')).get('error')).toBe('server_error');
    });

    it('hands its answer to a page of ours, whose script comes from a file', async () => {
      const page = await fetch(`${server.origin}/login/microsoft/answer`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('answer.js')]);
      expect((await fetch(`${server.origin}/login/microsoft/answer.js`)).headers.get('content-type')).toContain(
        'text/javascript',
      );
    });
  });

  describe('the job portal', () => {
    it.each([
      ['window', 'LOGIN_WITH_NAUKRI_SUCCESSFUL'],
      ['card', 'TOKEN_GENERATED'],
    ] as const)('gives a token in its %s that signs in once', async (place, type) => {
      const message = await portalMessage(place, type);
      expect(message).toMatchObject({ source: 'emulated-naukri', state: 'state-1', type });
      expect((await signIn('naukri', message.token ?? '')).status).toBe(200);
      expect((await signIn('naukri', message.token ?? '')).status).toBe(401);
    });

    it.each(['expired', 'other_audience', 'forged', 'unsigned'])('refuses a token that is %s', async (outcome) => {
      expect((await signIn('naukri', (await portalMessage('window', outcome)).token ?? '')).status).toBe(401);
    });

    it('refuses a token of another provider', async () => {
      const token = (await microsoftAnswer('success')).get('id_token') ?? '';
      expect((await signIn('naukri', token)).status).toBe(401);
    });

    it('[API-LOGIN-SAVEINFO] what it says of the user is stored for the user of the session', async () => {
      const { token = '' } = await portalMessage('window', 'LOGIN_WITH_NAUKRI_SUCCESSFUL');
      const save = (cookie: string, body: unknown) =>
        fetch(`${server.origin}/naukri/save-info`, {
          method: 'POST',
          headers: {
            origin: server.origin,
            appid: '999',
            systemid: 'desktop',
            'content-type': 'application/json',
            cookie,
          },
          body: JSON.stringify(body),
        });
      expect((await save('', { token })).status).toBe(401);
      const jar = new CookieJar(server.origin);
      jar.keep(await signIn('naukri', token));
      expect((await save(jar.header, { token })).status).toBe(204);
      expect((await save(jar.header, { token: 'nonsense' })).status).toBe(401);
      const stored = await select(server.database, { name: text }, 'select name from identity.portal_profiles');
      expect(stored).toEqual([{ name: 'Asha Nair' }]);
    });
  });

  describe.each(['linkedin', 'naukri'] as const)('the route of %s', (provider) => {
    const failure = provider === 'linkedin' ? 'linkedinLogin=failed' : 'toast=naukri-failed';

    async function through(route: string, outcome: string, change: (answer: URL) => void = () => undefined) {
      const jar = new CookieJar(server.origin);
      const begun = await fetch(server.origin + route, { redirect: 'manual' });
      const [login = ''] = begun.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
      const authorize = new URL(begun.headers.get('location') ?? '');
      const chosen = await post(authorize.pathname, { ...Object.fromEntries(authorize.searchParams), outcome });
      const answer = new URL(chosen.headers.get('location') ?? '');
      change(answer);
      const ended = await fetch(answer, { redirect: 'manual', headers: { cookie: login } });
      jar.keep(ended);
      return { authorize, to: ended.headers.get('location'), jar, login, cleared: ended.headers.getSetCookie()[0] };
    }

    it('leads there and back with a session, and the caller’s pairs', async () => {
      const { authorize, to, jar, cleared } = await through(
        `/login/${provider}?utm_source=mail&referer=/p/1?sort%3Dnew%23c`,
        'success',
      );
      expect(authorize.searchParams.get('scope')).toBe('openid profile email');
      expect(authorize.searchParams.get('code_challenge_method')).toBe('S256');
      // Asha signed in with Google before, which the first LinkedIn login mentions.
      const isNew = provider === 'linkedin' ? '&toast=other-account' : '';
      expect(to).toBe(`/p/1?sort=new&utm_source=mail&onLogin=true${isNew}#c`);
      expect(jar.header).toMatch(/AT=.*RT=/);
      expect(cleared).toMatch(/^LOGIN_[\w-]{12}=;.*HttpOnly/);
      const profile = await fetch(`${server.origin}/api/user/user/profile`, {
        headers: { cookie: jar.header, appid: '999', systemid: 'AB_WEB' },
      });
      expect(profile.status).toBe(200);
    });

    it('answers a callback that comes twice with one session, for the browser that began the login only', async () => {
      let answer: URL | null = null;
      const { to, jar, login } = await through(`/login/${provider}?referer=/p/1`, 'success', (url) => {
        answer = url;
      });
      const repeat = async (cookie: string) => {
        const ended = await fetch(String(answer), { redirect: 'manual', headers: { cookie } });
        const own = new CookieJar(server.origin);
        own.keep(ended);
        return { to: ended.headers.get('location'), cookies: own.header };
      };
      expect(await Promise.all([repeat(login), repeat(login)])).toEqual([
        { to, cookies: jar.header },
        { to, cookies: jar.header },
      ]);
      expect(jar.header).toMatch(/AT=.*RT=/);
      for (const other of ['', login.replace(/state%22%3A%22../, 'state%22%3A%22__')]) {
        expect(await repeat(other)).toEqual({ to: expect.stringContaining(failure), cookies: '' });
      }
    });

    it('finishes two logins that were begun in two tabs, and keeps five under way', async () => {
      const cookies = new Map<string, string>();
      const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
      const visit = async (url: string | URL) => {
        const answer = await fetch(url, { redirect: 'manual', headers: headers() });
        for (const pair of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (pair.split(';', 1)[0] ?? '').split('=', 2);
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return answer.headers.get('location') ?? '';
      };
      const begin = async (page: string) => new URL(await visit(`${server.origin}/login/${provider}?referer=${page}`));
      const choose = async (authorize: URL) => {
        const outcome = { ...Object.fromEntries(authorize.searchParams), outcome: 'success' };
        return (await post(authorize.pathname, outcome)).headers.get('location') ?? '';
      };
      const [first, second] = [await begin('/p/1'), await begin('/p/2')];
      const started = () => [...cookies.keys()].filter((name) => name.startsWith('LOGIN_'));
      expect(started()).toHaveLength(2);
      expect(await visit(await choose(first))).toMatch(/^\/p\/1\?onLogin=true/);
      expect(await visit(await choose(second))).toMatch(/^\/p\/2\?onLogin=true/);
      expect(started()).toEqual([]);
      const many = [];
      for (const tab of [1, 2, 3, 4, 5, 6]) many.push(await begin(`/p/${tab}`));
      expect(started()).toHaveLength(5);
      const [oldest, ...kept] = many;
      expect(await visit(await choose(oldest ?? first))).toContain(failure);
      for (const authorize of kept) expect(await visit(await choose(authorize))).toContain('onLogin=true');
    });

    it('adds a login to the account of the session, which leads to it from then on; only a page of ours begins it', async () => {
      const answer = await microsoftAnswer('success');
      const started = await signIn('outlook', answer.get('id_token') ?? '', SECRET);
      const jar = new CookieJar(server.origin);
      jar.keep(started);
      const begin = (headers: Readonly<Record<string, string>>) =>
        fetch(`${server.origin}/login/${provider}/add?referer=/settings/manage-account`, {
          redirect: 'manual',
          headers,
        });
      for (const site of [{}, { 'sec-fetch-site': 'cross-site' }]) {
        const refused = await begin({ cookie: jar.header, ...site });
        expect(refused.headers.get('location')).toBe('/settings/manage-account?toast=login-not-added');
      }
      const add = async (account: Readonly<Record<string, string>>, cookies: string) => {
        const begun = await begin({ 'sec-fetch-site': 'same-origin' });
        const [login = ''] = begun.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
        const { pathname, searchParams } = new URL(begun.headers.get('location') ?? '');
        const form = new URLSearchParams({ ...Object.fromEntries(searchParams), ...account, outcome: 'success' });
        const chosen = await fetch(server.origin + pathname, {
          method: 'POST',
          headers: { origin: server.origin },
          body: form,
          redirect: 'manual',
        });
        const back = new URL(chosen.headers.get('location') ?? '');
        const ended = await fetch(back, { redirect: 'manual', headers: { cookie: `${login}; ${cookies}` } });
        return ended.headers.get('location');
      };
      const own = { name: 'Asha N', email: `asha.second@${provider}.example` };
      expect(await add(own, '')).toBe('/settings/manage-account?toast=login-not-added');
      expect(await add(own, jar.header)).toBe(`/settings/manage-account?toast=${provider}-added`);
      const methods = await fetch(`${server.origin}/login/methods`, {
        headers: { cookie: jar.header, appid: '999', systemid: 'AB_WEB' },
      });
      expect((await methods.json()).items).toContainEqual(expect.objectContaining({ provider, email: own.email }));
      // The account of this provider has logged in another user before.
      await through(`/login/${provider}?referer=/p/1`, 'success');
      expect(await add({ sub: asha.sub }, jar.header)).toBe('/settings/manage-account?toast=login-taken');
    });

    it('says that it brought a deactivated account back', async () => {
      const { jar } = await through(`/login/${provider}?referer=/p/1`, 'success');
      const ended = await fetch(`${server.origin}/api/user/user/deactivate`, {
        method: 'POST',
        headers: { ...guestHeaders(server), cookie: jar.header },
      });
      expect(ended.status).toBe(204);
      const back = await through(`/login/${provider}?referer=/p/1`, 'success');
      expect(back.to).toBe('/p/1?onLogin=true&toast=account-back');
      const again = await through(`/login/${provider}?referer=/p/1`, 'success');
      expect(again.to).toBe('/p/1?onLogin=true');
    });

    it.each(['access_denied', 'closed'])(
      'comes back without a word where the user did not go on: %s',
      async (outcome) => {
        const { to, jar } = await through(`/login/${provider}?referer=/p/1`, outcome);
        expect(to).toBe('/p/1');
        expect(jar.header).not.toMatch(/\bAT=/);
        const forged = await through(`/login/${provider}?referer=/p/1`, outcome, (answer) =>
          answer.searchParams.set('state', 'another'),
        );
        // The state leads to the cookie that knows the page.
        expect(forged.to).toBe(`/?${failure}`);
      },
    );

    it.each(['expired', 'other_audience', 'other_nonce', 'forged', 'unsigned', 'server_error'])(
      'comes back without a session: %s',
      async (outcome) => {
        const { to, jar } = await through(`/login/${provider}?referer=/p/1`, outcome);
        expect(to).toBe(`/p/1?${failure}`);
        expect(jar.header).not.toMatch(/\bAT=/);
      },
    );

    it('is led back by a user who leaves the page of the provider, with its own word for that', async () => {
      let error: string | null = null;
      await through(`/login/${provider}?referer=/p/1`, 'closed', (answer) => {
        error = answer.searchParams.get('error');
      });
      expect(error).toBe(provider === 'linkedin' ? 'user_cancelled_login' : 'access_denied');
    });

    it('takes no answer that it did not ask for', async () => {
      const other = await through(`/login/${provider}?referer=/p/1`, 'success', (answer) =>
        answer.searchParams.set('state', 'another'),
      );
      expect(other.to).toBe(`/?${failure}`);
      const bare = await fetch(`${server.origin}/login/${provider}/callback?code=x&state=y`, { redirect: 'manual' });
      expect(bare.headers.get('location')).toBe(`/?${failure}`);
      const used = await through(`/login/${provider}?referer=/p/1`, 'success', (answer) =>
        answer.searchParams.set('code', 'guessed'),
      );
      expect(used.to).toBe(`/p/1?${failure}`);
    });

    it.each(['https://evil.example/', '//evil.example', '/%5C%5Cevil.example', 'javascript:alert(1)'])(
      'comes back to our own origin, not to %s',
      async (referer) => {
        const { to } = await through(`/login/${provider}?referer=${encodeURIComponent(referer)}`, 'success');
        expect(new URL(to ?? '', server.origin).origin).toBe(server.origin);
        expect(to).not.toMatch(/^\/\//);
      },
    );
  });

  it('the job portal asks nothing where its one-tap has found the user', async () => {
    const begun = await fetch(`${server.origin}/login/naukri?type=yolo&referer=/p/1`, { redirect: 'manual' });
    const authorize = new URL(begun.headers.get('location') ?? '');
    expect(authorize.searchParams.get('prompt')).toBe('none');
    const granted = await fetch(authorize, { redirect: 'manual' });
    expect(granted.headers.get('location')).toContain('/login/naukri/callback?code=');
  });

  it('answer to no other origin and no other client', async () => {
    const asked = { client_id: 'tarakki.linkedin.emulated', response_type: 'code', state: 's', outcome: 'success' };
    const foreign = await post('/emulator/linkedin/authorize', { ...asked, redirect_uri: 'https://evil.example/' });
    const unknown = await post('/emulator/linkedin/authorize', {
      ...asked,
      client_id: 'other',
      redirect_uri: `${server.origin}/login/linkedin/callback`,
    });
    const window = await post('/emulator/naukri/sdk/window', {
      client_id: 'tarakki.naukri.emulated',
      origin: 'https://evil.example',
      state: 's',
      outcome: 'ERROR',
    });
    expect([foreign.status, unknown.status, window.status]).toEqual([400, 400, 400]);
  });
});
