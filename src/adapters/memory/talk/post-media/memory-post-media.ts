import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { uploadedImageOf } from '@/adapters/memory/kernel/pictures/memory-uploaded-image';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ImageUploads, UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import { mediaRefusals } from '@/core/talk/post-media/media-refusals.rules';
import type { PostMediaService, VideoValidation } from '@/core/talk/post-media/post-media.port';
import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { postNotFound } from '../posting/memory-feed';
import { PostRecords } from '../posting/post-records';

/** Pictures without files: their addresses show nothing. */
export class MemoryPostMedia implements ImageUploads, PostMediaService {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  uploadPostImage(body: Uint8Array<ArrayBuffer>, options: UploadOptions = {}): Promise<Result<UploadedImage, Failure>> {
    return this.#browser.askSignedIn('uploadPostImage', { body }, (viewer) => {
      const { world } = this.#browser;
      if (!world.records(RoleRecords).of(viewer).isWriter) {
        return refusal(422, 'writer_required', postRefusals.writerRequired);
      }
      const image = uploadedImageOf(world, viewer, body, options);
      if (image.ok) world.records(PostRecords).waitingImages.set(image.value.fileKey, image.value);
      return image;
    });
  }

  deletePostMedia(path: { readonly postId: string; readonly key: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deletePostMedia', { path }, (viewer) => {
      const post = this.#browser.world.records(PostRecords).find(path.postId);
      if (post === null || post.status === 'DELETED') return postNotFound();
      if (post.authorId !== viewer.id) return refusal(403, 'not_yours', postRefusals.notYours);
      if (post.link?.picture?.url === `/media/${path.key}.webp`) {
        return refusal(422, 'picture_of_link', mediaRefusals.pictureOfCard);
      }
      if (!post.media.some((item) => item.type === 'IMAGE' && item.fileKey === path.key)) return ok(null);
      post.media = post.media.filter((item) => item.type !== 'IMAGE' || item.fileKey !== path.key);
      if (post.media.length === 0) post.kind = null;
      return ok(null);
    });
  }

  validateYoutubeUrl(address: { readonly url: string }): Promise<Result<VideoValidation, Failure>> {
    return this.#browser.askSignedIn<VideoValidation>('validateYoutubeUrl', { body: address }, () => {
      const video = youtubeVideoOf(address.url);
      if (video === null) return ok({ valid: false, type: null, fullUrl: null });
      return ok({ valid: true, type: video.type, fullUrl: video.fullUrl });
    });
  }
}
