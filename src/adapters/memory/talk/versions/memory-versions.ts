import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { VersionedPath, Versions } from '@/core/talk/versions/version';
import type { VersionsReading } from '@/core/talk/versions/versions.port';
import { commentNotFound } from '../comments/memory-comments';
import { postNotFound } from '../posting/memory-feed';
import { PostRecords } from '../posting/post-records';
import { VersionRecords } from './version-records';

export class MemoryVersions implements VersionsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listVersions(path: VersionedPath): Promise<Result<Versions, Failure>> {
    return this.#browser.askSignedIn('listVersions', { path }, (viewer) => {
      const found = this.#find(path, viewer);
      const isShown = found?.status === 'LIVE' || (found?.status === 'FLAGGED' && found.isMine);
      if (found === null || !isShown) return notFound(path);
      if (!found.isMine) return notYours(path);
      return ok({ items: this.#browser.world.records(VersionRecords).of(found.id) });
    });
  }

  eraseVersions(path: VersionedPath): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('eraseVersions', { path }, (viewer) => {
      const found = this.#find(path, viewer);
      if (found === null) return notFound(path);
      if (!found.isMine) return notYours(path);
      this.#browser.world.records(VersionRecords).erase(found.id);
      return ok(null);
    });
  }

  #find({ versionedType, versionedId }: VersionedPath, viewer: MemoryUser) {
    const posts = this.#browser.world.records(PostRecords);
    const found = versionedType === 'post' ? posts.find(versionedId) : posts.findComment(versionedId)?.comment;
    if (!found) return null;
    return { id: found.id, status: found.status, isMine: found.authorId === viewer.id };
  }
}

const notYours = ({ versionedType }: VersionedPath) =>
  refusal(403, 'not_yours', `You can change only your own ${versionedType}s.`);

const notFound = ({ versionedType }: VersionedPath) => (versionedType === 'post' ? postNotFound() : commentNotFound());
