import { makeAutoObservable } from 'mobx';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { DevicePictures, NamedPicture } from '@/core/kernel/pictures/device-pictures.port';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { MAX_IMAGES, moveImage, withImages, withoutImage } from '@/core/kernel/pictures/draft-images';
import type { ImageUploads } from '@/core/kernel/pictures/image-uploads.port';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import { scrollWhenDrawn } from '@/core/talk/post-media/image-scroll';
import type { PostMediaService } from '@/core/talk/post-media/post-media.port';
import type { PostDraft } from '@/core/talk/posting/draft';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { PictureUploads } from '@/stores/kernel/pictures/picture-uploads';
import type { DraftStore } from '../posting/draft.store';

export interface ImagesPorts {
  readonly pictures: DevicePictures;
  readonly uploads: ImageUploads;
  readonly media: Pick<PostMediaService, 'deletePostMedia'>;
  readonly scheduler: Scheduler;
}

/** The pictures of the draft during upload. */
export class ImagesStore implements PersonalStore {
  notice: string | null = null;
  readonly #ports: ImagesPorts;
  readonly #writing: Pick<DraftStore, 'draft' | 'changeAttachment' | 'removeAttachment'>;
  readonly #uploads: PictureUploads<DraftImage>;

  constructor(ports: ImagesPorts, writing: Pick<DraftStore, 'draft' | 'changeAttachment' | 'removeAttachment'>) {
    this.#ports = ports;
    this.#writing = writing;
    this.#uploads = new PictureUploads<DraftImage>(
      { pictures: ports.pictures, send: (content, options) => ports.uploads.uploadPostImage(content, options) },
      { read: () => this.images, show: (images) => this.show(images), itemOf: (image) => image },
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get images(): readonly DraftImage[] {
    return this.draft.images;
  }

  get single(): Pick<PostDraft, 'imageUri' | 'imageAspectRatio' | 'naukriImgUploadKey'> | null {
    return this.images.length === 1 ? this.draft : null;
  }

  async add(files: readonly NamedPicture[]): Promise<void> {
    const room = MAX_IMAGES - this.images.length;
    this.notice = files.length > room ? mediaMessages.tooMany : null;
    await this.#uploads.add(files.slice(0, room));
  }

  async retry(uri: string): Promise<void> {
    await this.#uploads.retry(uri);
  }

  canRetry(uri: string): boolean {
    return this.#uploads.canRetry(uri);
  }

  scrollWhenDrawn(areDrawn: () => boolean, scroll: () => void): Cancel {
    return scrollWhenDrawn(this.#ports.scheduler, areDrawn, scroll);
  }

  move(from: number, to: number): void {
    this.show(moveImage(this.images, from, to));
  }

  describe(uri: string, description: string): void {
    this.#uploads.change(uri, (image) => ({ ...image, details: { ...image.details, description } }));
  }

  label(uri: string, isSynthetic: boolean): void {
    this.#uploads.change(uri, (image) => ({ ...image, details: { ...image.details, isSynthetic } }));
  }

  /** Removes a picture. A picture of an existing post is deleted from the post first. */
  async remove(index: number): Promise<void> {
    const image = this.images[index];
    if (image === undefined) return;
    const { postId } = this.draft;
    const key = this.single === null ? image.uploadKey : this.single.naukriImgUploadKey;
    if (postId !== '' && key !== '') {
      const answer = await this.#ports.media.deletePostMedia({ postId, key });
      if (!answer.ok) {
        this.tell(mediaMessages.imageNotDeleted);
        return;
      }
    }
    this.#uploads.release(image.uri);
    this.tell(null);
    this.show(
      withoutImage(
        this.images,
        this.images.findIndex(({ uri }) => uri === image.uri),
      ),
    );
  }

  removeAll(): void {
    this.#uploads.releaseAll();
    this.notice = null;
    this.#writing.removeAttachment('image');
  }

  forget(): void {
    this.#uploads.releaseAll();
    this.notice = null;
  }

  private get draft(): PostDraft {
    return this.#writing.draft;
  }

  private show(images: readonly DraftImage[]): void {
    this.#writing.changeAttachment('image', withImages(images));
  }

  private tell(notice: string | null): void {
    this.notice = notice;
  }
}
