import { describe, expect, it } from 'vitest';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { createHttpClient } from '@/adapters/http/http-client';
import { buildSocialLogin } from '@/core/account/session/social-login';
import type { Device } from '@/core/kernel/device/device';
import { clientTypeOf } from '@/core/kernel/device/device';
import { commonHeadersOf } from './service-requests';

const desk: Device = { width: 1440, userAgent: '', host: 'browser' };
const phone: Device = { width: 360, userAgent: '', host: 'browser' };

function loginOn(device: Device) {
  const requests: Request[] = [];
  const client = createHttpClient({
    baseUrlOf: () => 'https://tarakki.example',
    commonHeaders: (service) => commonHeadersOf(service, device),
    fetch: async (request) => {
      requests.push(request);
      return new Response(null, { status: 204 });
    },
  });
  return { login: new SessionApi(client), requests };
}

it('a request names the user that its page shows, and nobody for a guest', () => {
  expect(commonHeadersOf('feed', desk, 'u-1')).toMatchObject({ 'user-id': 'u-1' });
  expect(Object.keys(commonHeadersOf('feed', desk))).toEqual(['appid', 'systemid']);
});

describe('requests to the login service', () => {
  it.each([
    { device: desk, type: 'desktop' },
    { device: phone, type: 'pwa' },
  ])('[API-LOGIN-LOGOUT] a sign-out of a $type client is a GET with clienttype, appid and systemid', async (given) => {
    const { login, requests } = loginOn(given.device);
    await login.signOut({ clientType: clientTypeOf(given.device) });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['GET', 'https://tarakki.example/logout']);
    const { type } = given;
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ clienttype: type, appid: '999', systemid: type });
  });

  it.each([
    { clientId: '', headers: {} },
    { clientId: 'c1', headers: { clientid: 'c1' } },
  ])(
    '[API-LOGIN-SOCIAL] a sign-in of client "$clientId" names it where it has a name',
    async ({ clientId, headers }) => {
      const { login, requests } = loginOn(phone);
      const proof = { provider: 'google', flow: 'popup', token: 'ya29.a', nonce: null } as const;
      const social = buildSocialLogin(proof, { clientType: clientTypeOf(phone), clientId });
      await login.signInWithProvider({ ...social.body, ...social.client });
      const [request] = requests;
      expect([request?.method, request?.url]).toEqual(['POST', 'https://tarakki.example/login/social']);
      const common = { appid: '999', systemid: 'pwa', 'content-type': 'application/json' };
      expect(Object.fromEntries(request?.headers ?? [])).toEqual({ ...common, ...headers });
      expect(await request?.json()).toMatchObject({ clientType: 'pwa', token: 'ya29.a', ...headers });
    },
  );
});
