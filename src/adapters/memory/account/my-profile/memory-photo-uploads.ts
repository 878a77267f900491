import { pictureHeadOf } from '@/adapters/memory/kernel/pictures/memory-picture-head';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { PhotoUploads, UploadOptions } from '@/core/account/my-profile/photo-uploads.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { photoFault } from '@/core/kernel/pictures/photo.rules';
import { MyProfileRecords } from './my-profile-records';

export class MemoryPhotoUploads implements PhotoUploads {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  uploadProfilePhoto(
    body: Uint8Array<ArrayBuffer>,
    options: UploadOptions = {},
  ): Promise<Result<{ readonly photoUrl: string }, Failure>> {
    return this.#browser.askSignedIn('uploadProfilePhoto', { body }, (viewer) => {
      const head = pictureHeadOf(body);
      const fault = photoFault(body.length, head);
      if (fault !== null) return refusal(422, head === null ? 'photo_unreadable' : 'photo_too_large', fault);
      options.onProgress?.(1);
      const { world } = this.#browser;
      const photoUrl = `/photos/${world.ids.next()}.webp`;
      world.records(MyProfileRecords).of(viewer).photoUrl = photoUrl;
      return ok({ photoUrl });
    });
  }
}
