import { Problem } from '@/server/contract/problem';

/** A user as a provider describes them. */
export interface ProviderIdentity {
  /** The provider's own id of the user, which never changes. */
  readonly subject: string;
  readonly name: string;
  /** null where the provider does not give one. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly pictureUrl: string | null;
}

/** The problem for a token that is forged, expired or meant for another application. */
export function tokenInvalid(): Problem {
  return new Problem(401, 'token_invalid', 'Google did not confirm this sign-in. Please try again.');
}

/** The problem for a provider that does not answer. */
export function providerUnavailable(): Problem {
  return new Problem(
    502,
    'provider_unavailable',
    'Google does not answer right now. Please try again in a few minutes.',
  );
}
