import { hash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as 43 cookie characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Rejects malformed cookies without a database query. */
export function looksLikeToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

/** Hashes a token. Tokens are random, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
