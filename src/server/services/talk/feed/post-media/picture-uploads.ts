import type { UploadedImage } from '@/contract/generated/feed';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_UPLOADS_PER_DAY, TOO_MANY_UPLOADS } from '@/core/kernel/pictures/upload.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import { countOfDay } from '@/server/platform/contributing/contributing.queries';
import type { Database } from '@/server/platform/database';
import { encodePostImage } from '@/server/platform/files/post-image';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { addressesOf } from '../attachments/stored-media';

/** Lifetime of an unused upload. */
const WAIT_SECONDS = 7 * 86_400;

export interface PictureUploadsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'put'>;
  readonly now: () => number;
}

/** Uploads. Each belongs to the holder of its key, which only the uploader knows. */
export class PictureUploads {
  constructor(private readonly deps: PictureUploadsDeps) {}

  /** Stores an upload. Throws 422 `too_many_pictures`, `picture_unreadable` or `picture_too_large`. */
  async take(persona: Uint8Array, content: Uint8Array | undefined): Promise<UploadedImage> {
    await this.#count(persona);
    // A request without a body has no content type either.
    const { files, fileKey, width, height } = await encodePostImage(content ?? new Uint8Array(), persona);
    for (const [key, file] of files) await this.deps.files.put(key, file, WAIT_SECONDS);
    return { fileKey, ...addressesOf(fileKey), width, height };
  }

  async #count(persona: Uint8Array): Promise<void> {
    const { database, authorship, now } = this.deps;
    const ofDay = authorship.requestRef(persona, `pictures ${dayInIndia(now())}`);
    if ((await database.query(countOfDay, ofDay, MAX_UPLOADS_PER_DAY)).length > 0) return;
    throw new Problem(422, 'too_many_pictures', TOO_MANY_UPLOADS);
  }
}
