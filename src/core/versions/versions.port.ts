import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { VersionedType, Versions } from './version';

/** Names a post or a comment in a path. */
export interface VersionedPath {
  readonly versionedType: VersionedType;
  readonly versionedId: string;
}

/** Earlier texts of changed posts and comments. */
export interface VersionsReading {
  /** At most 20, newest first. `notFound` where the viewer may not read the post or comment itself. */
  listVersions(path: VersionedPath): Promise<Result<Versions, Failure>>;
  /** Removes those of the user's own. `forbidden` for another's, `notFound` where it does not exist, `unauthenticated` for a guest. */
  eraseVersions(path: VersionedPath): Promise<Result<null, Failure>>;
}

/** Names the port in the container. */
export const VersionsPort: Key<VersionsReading> = Symbol('Versions');
