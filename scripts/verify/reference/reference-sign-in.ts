import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { MODERATORS } from '@/server/demo/demo-accounts';
import { emulatedClientId } from '@/server/emulator/google/google-emulator';
import type { SignInRequest, SignInResult } from '../../../packages/verify/personas/persona-config';
import { Cookies } from '../../../packages/verify/wire/cookies';

/**
 * Signs users in at our reference backend, through its emulated Google. An example of a sign-in script
 * (docs/verify.md). It has no `leave`, because the database is deleted after the run.
 */

const MAX_TRIES = 8;

export async function signIn({ persona, name, url }: SignInRequest): Promise<SignInResult | null> {
  if (!['user', 'reader', 'writer', 'other', 'moderator'].includes(persona)) return null;
  // Random, because a seed may run twice, and deleted accounts keep their names and daily limits.
  const drawn = randomBytes(14);
  const email = `verify-${name}-${drawn.toString('hex')}@mail.example`;
  const account = persona === 'moderator' ? { sub: MODERATORS[0] ?? '' } : { name: `Verify ${name}`, email };
  const cookies = new Cookies(url);
  const token = await accessToken(url, account);
  await call(url, cookies, 'POST', '/login/social', {
    socialUserType: 'gp',
    clientType: 'desktop',
    token,
    tokenType: 'access_token',
  });
  if (persona === 'moderator') await call(url, cookies, 'PUT', '/api/moderation/conduct', { version: CONDUCT_VERSION });
  if (persona === 'reader') await call(url, cookies, 'POST', '/api/user/user/reader-step', { completed: true });
  if (persona === 'writer' || persona === 'other') await becomeWriter(url, cookies, drawn);
  const secrets = [cookies.get('UAC_I') ?? '', email].filter((secret) => secret !== '');
  const names = ['AT', 'RT', 'UAC_I'];
  return { cookies: Object.fromEntries(names.map((cookie) => [cookie, cookies.get(cookie) ?? ''])), secrets };
}

async function becomeWriter(url: string, cookies: Cookies, drawn: Uint8Array): Promise<void> {
  const profile = { userName: pseudonymOf(drawn), avatarUri: 'kolam:3f9c61d07be2a845', avatarColor: '#DCE6DF' };
  await call(url, cookies, 'POST', '/api/user/user/anonymous-profile', profile);
  const { careerStatusId } = await call(url, cookies, 'POST', '/api/user/user/career-status', {
    careerStatusType: 'working',
    careerData: { companyName: 'Vaayuna Technologies' },
  });
  const details = {
    departmentId: 1,
    industryId: 1,
    jobProfile: 'Software Engineer',
    tagId: 0,
    roleId: null,
    jobLocation: 'Bengaluru',
  };
  await call(url, cookies, 'POST', `/api/user/user/career-status/${careerStatusId}`, details, {
    'x-http-method-override': 'PUT',
  });
}

function pseudonymOf(drawn: Uint8Array): string {
  return `Peepal${[...drawn].map((byte) => 'bdjkqvwxz'.charAt(byte % 9)).join('')}`;
}

async function call(
  url: string,
  cookies: Cookies,
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<Readonly<Record<string, unknown>>> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: new URL(url).origin,
        appid: '999',
        systemid: 'AB_WEB',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: cookies.header,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookies.keep(response.headers.getSetCookie());
    if (response.status === 429 && attempt < MAX_TRIES) {
      await wait(Number(response.headers.get('retry-after') ?? '1') * 1_000);
      continue;
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return text === '' ? {} : JSON.parse(text);
  }
}

async function accessToken(url: string, account: Readonly<Record<string, string>>): Promise<string> {
  const form = {
    client_id: emulatedClientId,
    origin: new URL(url).origin,
    response_type: 'token',
    scope: 'profile email',
    state: 'verify',
    outcome: 'success',
    sub: '',
  };
  const response = await fetch(`${url}/emulator/google/auth`, {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ ...form, ...account }),
  });
  const message = /data-message="([^"]*)"/.exec(await response.text())?.[1];
  if (message === undefined)
    throw new Error(
      `${url}/emulator/google/auth answered ${response.status}: only a server that plays Google itself can be signed in to like this`,
    );
  return JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).access_token;
}
