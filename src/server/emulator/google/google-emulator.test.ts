import { startTestServer } from '@tests/support/test-server';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '@/server/start-server';
import { emulatedClientId } from './google-emulator';

const people = [
  { sub: '1', name: 'Asha "A" Nair', email: 'asha@mail.example', about: 'writer' },
  { sub: '2', name: 'Ravi Rao', email: 'ravi@mail.example', about: '' },
];

describe('the emulated Google', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ accounts: { list: async () => people } });
  });
  afterAll(() => server.stop());

  const request = (changes: Readonly<Record<string, string>> = {}) => ({
    client_id: emulatedClientId,
    origin: server.origin,
    response_type: 'token',
    scope: 'profile email',
    state: 's-1',
    nonce: '',
    ...changes,
  });
  const get = (path: string, changes: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url: `/emulator/google/${path}`, query: request(changes) });
  const post = (path: string, changes: Readonly<Record<string, string>>) =>
    server.app.inject({
      method: 'POST',
      url: `/emulator/google/${path}`,
      headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...request(), outcome: 'success', sub: '1', ...changes }).toString(),
    });
  const messageIn = (html: string): unknown =>
    JSON.parse((/data-message="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

  it('offers its accounts, another one, refusal and every failure, without a script', async () => {
    const { body, headers } = await get('auth');
    expect(body).toContain('Asha &quot;A&quot; Nair');
    for (const text of [
      'ravi@mail.example',
      'Use another account',
      'Cancel',
      'The token is forged',
      'built-in stand-in',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('takes Enter in a field as "Continue with this account"', async () => {
    const { body } = await get('auth');
    // Enter presses a form's first button; an empty value signs in the typed account.
    expect(/<button[^>]*>/.exec(body)?.[0]).toContain('name="sub" value=""');
  });

  it('offers to break a signature or a nonce only where the answer has one', async () => {
    const says = async (response_type: string) => {
      const { body } = await get('auth', { response_type });
      return ['not signed', 'for another sign-in', 'expired'].filter((text) => body.includes(text));
    };
    expect(await says('token')).toEqual(['expired']);
    expect(await says('id_token')).toEqual(['not signed', 'for another sign-in', 'expired']);
  });

  it('serves the script, its helpers and styles', async () => {
    for (const name of ['client.js', 'answer.js', 'one-tap.js', 'pages.css', 'button.css']) {
      const answer = await server.app.inject(`/emulator/google/gsi/${name}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        `text/${name.endsWith('js') ? 'javascript' : 'css'}; charset=utf-8`,
      ]);
    }
  });

  it('refuses a client, an origin or a kind of answer that it does not know', async () => {
    const answers = await Promise.all([
      get('auth', { client_id: 'other' }),
      get('auth', { origin: 'https://evil.example' }),
      get('one-tap', { origin: 'https://evil.example' }),
      get('auth', { response_type: 'code' }),
      post('auth', { origin: 'https://evil.example' }),
      post('auth', { outcome: 'surprise' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(400));
    expect(answers[1]?.body).toContain('origin_mismatch');
  });

  it('hands the answer to the asking origin alone, with its state', async () => {
    const { body } = await post('auth', {});
    expect(body).toContain(`data-origin="${server.origin}"`);
    expect(messageIn(body)).toMatchObject({
      source: 'emulated-google',
      kind: 'answer',
      state: 's-1',
      token_type: 'Bearer',
    });
  });

  it('says what failed the way Google does', async () => {
    expect(messageIn((await post('auth', { outcome: 'access_denied' })).body)).toMatchObject({
      error: 'access_denied',
    });
    expect(messageIn((await post('auth', { sub: 'deny' })).body)).toMatchObject({ error: 'access_denied' });
    expect(messageIn((await post('auth', { outcome: 'popup_failed_to_open' })).body)).toMatchObject({
      kind: 'failed-to-open',
    });
    expect(messageIn((await post('auth', { outcome: 'popup_closed' })).body)).toBeNull();
    expect(messageIn((await post('one-tap', { outcome: 'popup_closed' })).body)).toMatchObject({ kind: 'closed' });
  });

  it('asks again for a typed account without a name or address', async () => {
    const answer = await post('auth', { sub: '', name: 'Ravi', email: 'nowhere' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('role="alert"');
  });

  it('signs ID tokens that its public keys confirm, with the nonce', async () => {
    const { body } = await post('one-tap', { response_type: 'id_token', nonce: 'n-1' });
    const message = messageIn(body);
    const credential =
      typeof message === 'object' && message !== null && 'credential' in message ? message.credential : '';
    const keys = createRemoteJWKSet(new URL(`${server.origin}/emulator/google/certs`));
    const { payload } = await jwtVerify(String(credential), keys, { audience: emulatedClientId });
    expect(payload).toMatchObject({ sub: '1', name: 'Asha "A" Nair', email_verified: true, nonce: 'n-1' });
  });

  it('says in the one-tap card whether there is anybody to offer', async () => {
    expect((await get('one-tap', { response_type: 'id_token' })).body).toContain('data-displayed="true"');
    const empty = await startTestServer();
    const { body } = await empty.app.inject({
      url: '/emulator/google/one-tap',
      query: { ...request(), origin: empty.origin },
    });
    expect(body).toContain('data-displayed="false"');
    await empty.stop();
  });
});
