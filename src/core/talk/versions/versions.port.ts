import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { VersionedPath, Versions } from './version';

export interface VersionsReading {
  /**
   * Lists at most 20 versions of the user's own text, newest first. Fails with `forbidden` for another user's text,
   * `notFound` for a deleted one, and `unauthenticated` for a guest.
   */
  readonly listVersions: (versioned: VersionedPath) => Promise<Result<Versions, Failure>>;
  readonly eraseVersions: (versioned: VersionedPath) => Promise<Result<null, Failure>>;
}

export const VersionsPort: Key<VersionsReading> = Symbol('Versions');
