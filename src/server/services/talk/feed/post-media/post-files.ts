import type { Database } from '@/server/platform/database';
import { imageFileKeysOf } from '@/server/platform/files/post-image';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { StoredMedia } from '../attachments/stored-media';
import { fileKeysOf, imagesNotUsable } from '../attachments/stored-media';
import { addPostFiles, removePostFiles } from './post-media.queries';

export class PostFiles {
  readonly #files: Pick<StoredFiles, 'use' | 'discard'>;

  constructor(files: Pick<StoredFiles, 'use' | 'discard'>) {
    this.#files = files;
  }

  /**
   * Attaches uploads in the post's transaction. Uploads already attached to the post are accepted. Throws 422
   * `image_not_usable` for pictures that are unknown, deleted, duplicated or of another post.
   */
  async attach(
    tx: Database,
    postId: string,
    media: readonly StoredMedia[] | null,
    before: readonly string[] = [],
  ): Promise<void> {
    const keys = fileKeysOf(media);
    const added = keys.filter((key) => !before.includes(key));
    const struck = added.length === 0 ? new Set() : await this.#files.use(tx, ...added.flatMap(imageFileKeysOf));
    const isThere = (key: string) => before.includes(key) || imageFileKeysOf(key).every((file) => struck.has(file));
    const wrong = keys.flatMap((key, index) => (isThere(key) && keys.indexOf(key) === index ? [] : [index]));
    if (wrong.length > 0) throw imagesNotUsable(wrong);
    if (added.length > 0) await tx.query(addPostFiles, postId, added);
  }

  /** Returns detached keys, to be discarded after the commit. */
  async detach(tx: Database, postId: string, keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const removed = await tx.query(removePostFiles, postId, keys);
    return removed.map(({ file_key }) => file_key);
  }

  async discard(keys: readonly string[]): Promise<void> {
    for (const file of keys.flatMap(imageFileKeysOf)) await this.#files.discard(file);
  }
}
