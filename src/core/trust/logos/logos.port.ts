import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { LogoOwnerName } from './logo';

/**
 * The logos of companies and colleges. Every call fails with `forbidden` (`moderator_required`, `session_not_fresh`)
 * for all but moderators.
 */
export interface Logos {
  /** Stores a picture for `setLogo`. Fails with `invalid` (`picture_unreadable`, `picture_too_large`). */
  readonly uploadLogo: (picture: Uint8Array<ArrayBuffer>) => Promise<Result<{ readonly logo: string }, Failure>>;
  /**
   * Fails with `notFound` for an unknown company or college, and `invalid` for a picture that was not uploaded, or is a
   * logo already (`picture_not_usable`).
   */
  readonly setLogo: (named: LogoOwnerName & { readonly logo: string }) => Promise<Result<null, Failure>>;
  /** Idempotent. Fails with `notFound` for an unknown company or college. */
  readonly removeLogo: (place: LogoOwnerName) => Promise<Result<null, Failure>>;
}

export const LogosPort: Key<Logos> = Symbol('Logos');
