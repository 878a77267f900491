import { emulatedClientId } from '@/server/emulator/google/google-emulator';
import type { RunningServer } from '@/server/start-server';

/** A person who is signed in at a test server. */
export interface SignedIn {
  /** The value of a Cookie header. */
  readonly cookie: string;
  /** What a call of theirs carries: cookie, origin, appid and systemid. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isNewUser: boolean;
}

/** Headers of a call that a page of the server itself would send, for a guest. */
export function guestHeaders(server: RunningServer): Readonly<Record<string, string>> {
  return { origin: server.origin, appid: '999', systemid: 'AB_WEB' };
}

/** Signs somebody in over the wire, through the emulated Google: the same name is the same person. */
export async function signIn(server: RunningServer, name: string): Promise<SignedIn> {
  const token = await accessToken(server, name);
  const response = await fetch(`${server.origin}/login/social`, {
    method: 'POST',
    headers: { ...guestHeaders(server), systemid: 'desktop', 'content-type': 'application/json' },
    body: JSON.stringify({ socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' }),
  });
  if (response.status !== 200)
    throw new Error(`Signing ${name} in answered ${response.status}: ${await response.text()}`);
  const { isNewUser } = await response.json();
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return { cookie, headers: { ...guestHeaders(server), cookie }, isNewUser };
}

async function accessToken(server: RunningServer, name: string): Promise<unknown> {
  const form = {
    client_id: emulatedClientId,
    origin: server.origin,
    response_type: 'token',
    scope: 'profile email',
    state: 'test',
    outcome: 'success',
    sub: '',
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@mail.example`,
  };
  const response = await fetch(`${server.origin}/emulator/google/auth`, {
    method: 'POST',
    headers: { origin: server.origin },
    body: new URLSearchParams(form),
  });
  const message = /data-message="([^"]*)"/.exec(await response.text())?.[1] ?? '{}';
  return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).access_token;
}
