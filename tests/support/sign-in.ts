import { emulatedClientId } from '@/server/emulator/google/google-emulator';
import { emulatedOidc } from '@/server/emulator/oidc/oidc-emulator';
import type { RunningServer } from '@/server/start-server';
import { CookieJar } from './cookie-jar';

export interface SignedIn {
  readonly cookie: string;
  readonly cookies: CookieJar;
  readonly headers: Readonly<Record<string, string>>;
  readonly isNewUser: boolean;
}

export type ChosenAccount = { readonly sub: string } | { readonly name: string; readonly email: string };

export function guestHeaders({ origin }: Pick<RunningServer, 'origin'>): Readonly<Record<string, string>> {
  return { origin, appid: '999', systemid: 'AB_WEB' };
}

/** Signs a user in over the wire, through the emulated Google: the same name is the same user. */
export function signIn(server: Pick<RunningServer, 'origin'>, name: string): Promise<SignedIn> {
  return signInAt(server.origin, typedAccount(name));
}

/** An access token of the emulated Google for a typed account: the same name is the same user. */
export function accessTokenOf(server: Pick<RunningServer, 'origin'>, name: string): Promise<string> {
  return accessToken(server.origin, typedAccount(name));
}

function typedAccount(name: string): ChosenAccount {
  return { name, email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@mail.example` };
}

/** Signs an account of the emulated Google in at `origin`. */
export async function signInAt(origin: string, account: ChosenAccount): Promise<SignedIn> {
  const token = await accessToken(origin, account);
  const response = await fetch(`${origin}/login/social`, {
    method: 'POST',
    headers: { ...guestHeaders({ origin }), systemid: 'desktop', 'content-type': 'application/json' },
    body: JSON.stringify({ socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' }),
  });
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  const { isNewUser } = await response.json();
  const cookies = new CookieJar(origin);
  cookies.keep(response);
  const cookie = cookies.header;
  return { cookie, cookies, headers: { ...guestHeaders({ origin }), cookie }, isNewUser };
}

async function accessToken(origin: string, account: ChosenAccount): Promise<string> {
  const form = {
    client_id: emulatedClientId,
    origin,
    response_type: 'token',
    scope: 'profile email',
    state: 'test',
    outcome: 'success',
    sub: '',
    ...account,
  };
  const response = await fetch(`${origin}/emulator/google/auth`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(form),
  });
  const message = /data-message="([^"]*)"/.exec(await response.text())?.[1] ?? '{}';
  return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).access_token;
}

/** A token of the emulated job portal's window for a typed account; an address that ends in `.naukri` has a job there. */
export async function portalTokenOf({ origin }: Pick<RunningServer, 'origin'>, name: string): Promise<string> {
  const { clientId } = emulatedOidc('naukri', '');
  const form = { client_id: clientId, origin, state: 'test', outcome: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', sub: '' };
  const response = await fetch(`${origin}/emulator/naukri/sdk/window`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...form, ...typedAccount(name) }),
  });
  const message = /data-message="([^"]*)"/.exec(await response.text())?.[1] ?? '{}';
  return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).token;
}
