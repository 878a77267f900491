import type { JWTPayload } from 'jose';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import { Problem } from '@/server/contract/problem';

export interface ProviderIdentity {
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly pictureUrl: string | null;
}

/** `expiresAt` is in ms since 1970. */
export interface ProvenIdentity {
  readonly identity: ProviderIdentity;
  readonly expiresAt: number;
}

export function tokenInvalid(label: string): Problem {
  return new Problem(401, 'token_invalid', sessionRefusals.notConfirmed(label));
}

export function providerUnavailableProblem(label: string): Problem {
  return new Problem(
    502,
    'provider_unavailable',
    `${label} does not answer right now. Please try again in a few minutes.`,
  );
}

/** Matches control characters, including NUL, which the database refuses. */
const controlCharacters = /\p{Cc}/gu;

export function identityOf(claims: JWTPayload): ProviderIdentity | null {
  const { sub, name, email, email_verified, picture } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || sub.includes('\0')) return null;
  const address =
    typeof email === 'string' && email.length <= 254 && email.search(controlCharacters) < 0 ? email : null;
  const written = typeof name === 'string' ? name.replaceAll(controlCharacters, ' ').trim().slice(0, 100) : '';
  return {
    subject: sub,
    name: written === '' ? (address?.split('@', 1)[0] ?? 'Member') : written,
    email: address,
    emailVerified: email_verified === true || email_verified === 'true',
    pictureUrl: typeof picture === 'string' && picture.length <= 2000 && !picture.includes('\0') ? picture : null,
  };
}
