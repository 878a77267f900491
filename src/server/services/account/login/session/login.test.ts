import { select } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { emulatedClientId } from '@/server/emulator/google/google-emulator';
import type { Outcome } from '@/server/emulator/google/outcomes';
import { smallint, text, uuid } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import { findOrCreateUser } from './find-or-create-user';
import { nonceOf } from './id-tokens';

const SECRET = 's'.repeat(43);

const asha = { sub: 'sub-asha', name: 'Asha Nair', email: 'asha@mail.example', about: '' };

describe('login service over the emulated Google', () => {
  let server: RunningServer;
  let now = Date.parse('2026-03-01T10:00:00Z');
  beforeAll(async () => {
    now = Date.now();
    server = await startTestServer({ accounts: { list: async () => [asha] }, now: () => now });
  });
  afterAll(() => server.stop());

  async function choose(
    responseType: 'token' | 'id_token',
    outcome: Outcome,
    person: Readonly<Record<string, string>> = { sub: asha.sub },
  ): Promise<Record<string, unknown>> {
    const way = responseType === 'token' ? 'auth' : 'one-tap';
    const answer = await fetch(`${server.origin}/emulator/google/${way}`, {
      method: 'POST',
      headers: { origin: server.origin },
      body: new URLSearchParams({
        client_id: emulatedClientId,
        origin: server.origin,
        response_type: responseType,
        scope: 'profile email',
        state: 's1',
        nonce: responseType === 'id_token' ? nonceOf(SECRET) : '',
        outcome,
        ...person,
      }),
    });
    const message = /data-message="([^"]*)"/.exec(await answer.text())?.[1] ?? 'null';
    return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }

  const signIn = (
    token: unknown,
    tokenType: string,
    headers: Readonly<Record<string, string>> = {},
    nonce: string = SECRET,
  ) =>
    fetch(`${server.origin}/login/social`, {
      method: 'POST',
      headers: {
        origin: server.origin,
        appid: '999',
        systemid: 'desktop',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({
        socialUserType: 'gp',
        clientType: 'desktop',
        token,
        tokenType,
        ...(tokenType === 'one_tap' ? { nonce } : {}),
      }),
    });

  it('[API-LOGIN-SOCIAL] signs in with an access token; the second time the person is known', async () => {
    const first = await signIn((await choose('token', 'success')).access_token, 'access_token');
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({
      message: 'Signed in.',
      isNewUser: true,
      hasOtherAccount: false,
      wasDeactivated: false,
    });
    expect(first.headers.getSetCookie().map((each) => each.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['AT', 'RT', 'UAC_K', 'UAC_I', 'usr_data', 'authtype', 'deviceId']),
    );
    const second = await signIn((await choose('token', 'success')).access_token, 'access_token');
    expect(await second.json()).toEqual({
      message: 'Signed in.',
      isNewUser: false,
      hasOtherAccount: false,
      wasDeactivated: false,
    });
  });

  it('signs in with the one-tap ID token as the same person', async () => {
    const response = await signIn((await choose('id_token', 'success')).credential, 'one_tap');
    expect(await response.json()).toMatchObject({ message: 'Signed in.' });
    const rows = await select(
      server.database,
      { user_id: uuid },
      'select user_id from identity.accounts where subject = $1',
      asha.sub,
    );
    expect(rows).toHaveLength(1);
  });

  it('signs a typed account in, the same one each time', async () => {
    const typed = { sub: '', name: 'Ravi', email: 'Ravi@Mail.example' };
    const first = await signIn((await choose('token', 'success', typed)).access_token, 'access_token');
    const again = { sub: '', name: 'Ravi K', email: 'ravi@mail.example' };
    const second = await signIn((await choose('token', 'success', again)).access_token, 'access_token');
    expect([await first.json(), await second.json()]).toMatchObject([{ isNewUser: true }, { isNewUser: false }]);
  });

  it.each(['expired', 'other_audience', 'forged', 'unsigned', 'other_nonce'] satisfies Outcome[])(
    'refuses a token that is %s',
    async (outcome) => {
      const access =
        outcome === 'unsigned' || outcome === 'other_nonce'
          ? null
          : await signIn((await choose('token', outcome)).access_token, 'access_token');
      const oneTap = await signIn((await choose('id_token', outcome)).credential, 'one_tap');
      for (const response of [access, oneTap].filter((answer) => answer !== null)) {
        expect(response.status).toBe(401);
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        expect(await response.json()).toMatchObject({
          code: 'token_invalid',
          message: 'Google did not confirm this sign-in. Please try again.',
        });
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    },
  );

  it('refuses tokens that were never Google’s', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const own = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
      .setIssuer('https://accounts.emulated.example')
      .setAudience(emulatedClientId)
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${own.split('.')[1]}.`;
    const symmetric = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject('x').sign(Buffer.alloc(32));
    for (const token of [own, unsigned, symmetric, 'nonsense']) {
      expect((await signIn(token, 'one_tap')).status).toBe(401);
    }
    expect((await signIn('nonsense', 'access_token')).status).toBe(401);
  });

  it('refuses a token once its hour has passed', async () => {
    const { access_token } = await choose('token', 'success');
    now += 3_600_000;
    expect((await signIn(access_token, 'access_token')).status).toBe(401);
  });

  it('takes no token a second time, even at once', async () => {
    for (const [responseType, tokenType] of [
      ['id_token', 'one_tap'],
      ['token', 'access_token'],
    ] as const) {
      const { credential, access_token } = await choose(responseType, 'success', {
        sub: '',
        name: 'Once',
        email: `once-${tokenType}@mail.example`,
      });
      const answers = await Promise.all([1, 2, 3].map(() => signIn(credential ?? access_token, tokenType)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    }
  });

  it('takes no ID token from a page that does not know the secret behind its nonce', async () => {
    const { credential } = await choose('id_token', 'success');
    expect((await signIn(credential, 'one_tap', {}, 'x'.repeat(43))).status).toBe(401);
  });

  it('puts no real name and no address into the cookie that goes with every request', async () => {
    const known = { sub: '', name: 'Rukmini Sarma', email: 'rukmini@mail.example' };
    const started = await signIn((await choose('token', 'success', known)).access_token, 'access_token');
    const cookies = decodeURIComponent(started.headers.getSetCookie().join(' '));
    expect(cookies).toContain('usr_data=');
    expect(cookies).not.toMatch(/rukmini|sarma/i);
  });

  it('refuses other sites and missing headers', async () => {
    const foreign = await signIn('x', 'access_token', { origin: 'https://evil.example' });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'origin_not_allowed']);
    const bare = await fetch(`${server.origin}/login/social`, { method: 'POST', headers: { origin: server.origin } });
    expect([bare.status, (await bare.json()).code]).toEqual([400, 'headers_missing']);
  });

  it('[API-LOGIN-LOGOUT] signs out by GET, uncached; not for a navigation from another site', async () => {
    const started = await signIn((await choose('token', 'success')).access_token, 'access_token');
    const cookie = started.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    const headers = { appid: '999', systemid: 'desktop', clienttype: 'desktop', cookie };
    const foreign = await fetch(`${server.origin}/logout`, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'origin_not_allowed']);
    const own = await fetch(`${server.origin}/logout`, { headers: { ...headers, 'sec-fetch-site': 'same-origin' } });
    expect(own.status).toBe(204);
    expect(own.headers.get('cache-control')).toMatch(/\bno-store\b/);
    expect(own.headers.getSetCookie().find((each) => each.startsWith('AT='))).toMatch(
      /^AT=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    const again = await fetch(`${server.origin}/logout`, { headers });
    expect(again.status).toBe(204);
  });

  it('makes one person of two first sign-ins at once', async () => {
    const identity = { subject: 'sub-race', name: 'Race', email: null, emailVerified: false, pictureUrl: null };
    const now = Date.parse('2026-11-22T12:00:00+05:30');
    const make = () => findOrCreateUser(server.database, 'google', identity, now);
    const people = await Promise.all([1, 2, 3].map(make));
    expect(new Set(people.map(({ userId }) => userId)).size).toBe(1);
    expect(people.filter(({ isNew }) => isNew)).toHaveLength(1);
    const users = await select(server.database, { id: uuid }, "select id from identity.users where name = 'Race'");
    expect(users).toHaveLength(1);
    const agreed = await select(
      server.database,
      { version: smallint, agreed_on: text },
      'select version, agreed_on::text as agreed_on from identity.terms_agreements where user_id = $1',
      users[0]?.id,
    );
    expect(agreed).toEqual([{ version: TERMS_VERSION, agreed_on: '2026-11-22' }]);
  });
});

describe('login service without Google', () => {
  it('says that the provider does not answer', async () => {
    const dead = 'http://127.0.0.1:1/';
    const google = {
      clientId: 'me',
      scriptUrl: dead,
      issuers: ['x'],
      jwksUrl: dead,
      tokenInfoUrl: dead,
      userInfoUrl: dead,
    };
    const server = await startTestServer({ config: { google } });
    const { privateKey } = await generateKeyPair('RS256');
    const idToken = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'k' }).setIssuedAt().sign(privateKey);
    for (const [token, tokenType] of [
      ['x', 'access_token'],
      [idToken, 'one_tap'],
    ]) {
      const response = await fetch(`${server.origin}/login/social`, {
        method: 'POST',
        headers: { origin: server.origin, appid: '999', systemid: 'pwa', 'content-type': 'application/json' },
        body: JSON.stringify({ socialUserType: 'gp', clientType: 'pwa', token, tokenType }),
      });
      expect([response.status, (await response.json()).code]).toEqual([502, 'provider_unavailable']);
    }
    const portal = await fetch(`${server.origin}/login/social`, {
      method: 'POST',
      headers: { origin: server.origin, appid: '999', systemid: 'pwa', 'content-type': 'application/json' },
      body: JSON.stringify({ socialUserType: 'naukri', clientType: 'pwa', token: 'x', tokenType: 'one_tap' }),
    });
    expect([portal.status, (await portal.json()).code]).toEqual([400, 'provider_not_configured']);
    expect((await fetch(`${server.origin}/emulator/google/certs`)).status).toBe(404);
    expect((await fetch(`${server.origin}/emulator/linkedin/certs`)).status).toBe(404);
    const linkedin = await fetch(`${server.origin}/login/linkedin?referer=/p/1`, { redirect: 'manual' });
    expect(linkedin.headers.get('location')).toBe('/p/1?linkedinLogin=failed');
    await server.stop();
  });
});
