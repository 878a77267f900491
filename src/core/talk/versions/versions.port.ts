import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { VersionedPath, Versions } from './version';

/** Earlier texts of changed posts and comments. */
export interface VersionsReading {
  /** At most 20 of the user's own, newest first. `forbidden` for another's, `notFound` if it is gone, `unauthenticated` for a guest. */
  readonly listVersions: (versioned: VersionedPath) => Promise<Result<Versions, Failure>>;
  /** Removes those of the user's own, else as above. */
  readonly eraseVersions: (versioned: VersionedPath) => Promise<Result<null, Failure>>;
}

export const VersionsPort: Key<VersionsReading> = Symbol('Versions');
