import { randomUUID, sign } from 'node:crypto';
import type { TokenOrder } from './host/host-facts';

const LIFETIME_SECONDS = 3600;

export function signInBody(order: TokenOrder): string {
  return JSON.stringify({
    socialUserType: 'naukri',
    clientType: 'desktop',
    tokenType: 'access_token',
    token: idToken(order),
  });
}

function idToken({ privateKey, keyId, claims }: TokenOrder): string {
  const iat = Math.floor(Date.now() / 1000);
  const head = encoded({ alg: 'RS256', kid: keyId, typ: 'JWT' });
  const signed = `${head}.${encoded({ ...claims, jti: randomUUID(), iat, exp: iat + LIFETIME_SECONDS })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
