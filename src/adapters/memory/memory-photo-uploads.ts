import { imageDimensionsFromData } from 'image-dimensions';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ShownProfile } from '@/core/my-profile/my-profile.port';
import { MAX_PHOTO_PIXELS, PHOTO_TYPES } from '@/core/my-profile/photo.rules';
import type { PhotoUploads, UploadOptions } from '@/core/my-profile/photo-uploads.port';
import type { MemoryBrowser } from './memory-browser';
import { refusal } from './memory-failure';
import { MyProfileRecords } from './my-profile-records';

/** Takes photos in a memory world, which keeps none: their address shows nothing. */
export class MemoryPhotoUploads implements PhotoUploads {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  uploadProfilePhoto(
    body: Uint8Array<ArrayBuffer>,
    headers: ShownProfile,
    options: UploadOptions = {},
  ): Promise<Result<{ readonly photoUrl: string }, Failure>> {
    return this.#browser.askUnderProfile('uploadProfilePhoto', { body, headers }, (viewer) => {
      const image = imageDimensionsFromData(body);
      if (image === undefined || !PHOTO_TYPES.some((type) => type === image.type)) {
        return refusal(
          422,
          'photo_unreadable',
          'This file is no picture that can be read. Choose a JPEG, PNG or WebP file.',
        );
      }
      if (image.width * image.height > MAX_PHOTO_PIXELS) {
        return refusal(422, 'photo_too_large', 'This picture has more than 40 million pixels. Choose a smaller one.');
      }
      options.onProgress?.(1);
      const { world } = this.#browser;
      const photoUrl = `/photos/${world.ids.next()}.webp`;
      world.records(MyProfileRecords).of(viewer).photoUrl = photoUrl;
      return ok({ photoUrl });
    });
  }
}
