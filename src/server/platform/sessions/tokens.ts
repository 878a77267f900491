import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 32 random bytes as 43 characters that a cookie may carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a cookie could be one of our tokens at all; anything else is not worth a look into the database. */
export function looksLikeToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

/** Returns the stored form of a token. It is random, so that no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
