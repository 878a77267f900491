import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Versions } from '@/core/versions/version';
import type { VersionedPath, VersionsReading } from '@/core/versions/versions.port';
import type { MemoryBrowser } from './memory-browser';
import { commentNotFound } from './memory-comments';
import { refusal } from './memory-failure';
import { postNotFound } from './memory-feed';
import { PostRecords } from './post-records';
import type { MemoryUser } from './user-records';
import { VersionRecords } from './version-records';

/** Reads what posts and comments of a memory world said before. */
export class MemoryVersions implements VersionsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listVersions(path: VersionedPath): Promise<Result<Versions, Failure>> {
    return this.#browser.ask('listVersions', { path }, (viewer) => {
      const found = this.#find(path, viewer);
      const isReadable = found?.status === 'LIVE' || (found?.status === 'FLAGGED' && found.isMine);
      if (found === null || !isReadable) return notFound(path);
      return ok({ items: this.#browser.world.records(VersionRecords).of(found.id) });
    });
  }

  eraseVersions(path: VersionedPath): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('eraseVersions', { path }, (viewer) => {
      const found = this.#find(path, viewer);
      if (found === null) return notFound(path);
      if (!found.isMine) return refusal(403, 'not_yours', `You can change only your own ${path.versionedType}s.`);
      this.#browser.world.records(VersionRecords).erase(found.id);
      return ok(null);
    });
  }

  #find({ versionedType, versionedId }: VersionedPath, viewer: MemoryUser | null) {
    const posts = this.#browser.world.records(PostRecords);
    const found = versionedType === 'post' ? posts.find(versionedId) : posts.findComment(versionedId)?.comment;
    if (!found) return null;
    return { id: found.id, status: found.status, isMine: viewer !== null && found.authorId === viewer.id };
  }
}

const notFound = ({ versionedType }: VersionedPath) => (versionedType === 'post' ? postNotFound() : commentNotFound());
