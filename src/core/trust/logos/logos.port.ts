import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { LogoPlace } from './logo';

/** The logos of companies and colleges. Every call is `forbidden` (`moderator_required`, `session_not_fresh`) for all but moderators. */
export interface Logos {
  /**
   * Stores a picture that `setLogo` can name. `invalid` (`picture_unreadable`,
   * `picture_too_large`).
   */
  readonly uploadLogo: (picture: Uint8Array<ArrayBuffer>) => Promise<Result<{ readonly logo: string }, Failure>>;
  /** `notFound` for no such company or college; `invalid` for a picture that was not uploaded, or is a logo (`picture_not_usable`). */
  readonly setLogo: (named: LogoPlace & { readonly logo: string }) => Promise<Result<null, Failure>>;
  /** Idempotent. `notFound` for an unknown company or college. */
  readonly removeLogo: (place: LogoPlace) => Promise<Result<null, Failure>>;
}

export const LogosPort: Key<Logos> = Symbol('Logos');
