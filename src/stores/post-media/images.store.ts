import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import { photoFault } from '@/core/my-profile/photo.rules';
import type { DevicePictures, NamedPicture } from '@/core/post-media/device-pictures.port';
import type { DraftImage } from '@/core/post-media/draft-images';
import {
  changeImage,
  MAX_IMAGES,
  moveImage,
  SENT_EDGE,
  uploadingImage,
  withImages,
  withoutImage,
} from '@/core/post-media/draft-images';
import { scrollWhenDrawn } from '@/core/post-media/image-scroll';
import type { ImageUploads } from '@/core/post-media/image-uploads.port';
import { mediaMessages } from '@/core/post-media/media-messages';
import type { UploadedImage } from '@/core/post-media/post-media';
import type { PostMediaService } from '@/core/post-media/post-media.port';
import type { PostDraft } from '@/core/posting/draft';
import type { Personal } from '../common/personal';
import type { DraftStore } from '../posting/draft.store';

export interface ImagesPorts {
  readonly pictures: DevicePictures;
  readonly uploads: ImageUploads;
  readonly media: Pick<PostMediaService, 'deletePostMedia'>;
  readonly scheduler: Scheduler;
}

/** A chosen file, until it is uploaded or taken out. */
interface Chosen {
  readonly file: NamedPicture;
  readonly cancel: () => void;
  readonly cancelled: Promise<void>;
}

/** The pictures of the draft on their way to the service. */
export class ImagesStore implements Personal {
  /** About the last choice or removal; null for nothing. */
  notice: string | null = null;
  readonly #ports: ImagesPorts;
  readonly #writing: Pick<DraftStore, 'draft' | 'changeAttachment' | 'removeAttachment'>;
  readonly #chosen = new Map<string, Chosen>();
  /** Large pictures take much memory while they are shrunk: one after another. */
  #shrinking: Promise<unknown> = Promise.resolve();

  constructor(ports: ImagesPorts, writing: Pick<DraftStore, 'draft' | 'changeAttachment' | 'removeAttachment'>) {
    this.#ports = ports;
    this.#writing = writing;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get images(): readonly DraftImage[] {
    return this.draft.images;
  }

  /** The one picture of a draft that has no others, which is shown in its shape. */
  get single(): Pick<PostDraft, 'imageUri' | 'imageAspectRatio' | 'naukriImgUploadKey'> | null {
    return this.images.length === 1 ? this.draft : null;
  }

  /** Adds chosen files and uploads them; beyond ten they are left out. */
  async add(files: readonly NamedPicture[]): Promise<void> {
    const room = MAX_IMAGES - this.images.length;
    this.notice = files.length > room ? mediaMessages.tooMany : null;
    await Promise.all(files.slice(0, room).map((file) => this.addOne(file)));
  }

  /** Uploads a picture again whose upload failed. */
  async retry(uri: string): Promise<void> {
    const chosen = this.#chosen.get(uri);
    if (chosen === undefined) return;
    this.change(uri, (image) => ({
      ...image,
      isUploading: true,
      details: { ...image.details, fault: null, share: null },
    }));
    await this.upload(uri, this.choose(uri, chosen.file));
  }

  /** Scrolls to pictures that were added, once they are drawn. */
  scrollWhenDrawn(areDrawn: () => boolean, scroll: () => void): Cancel {
    return scrollWhenDrawn(this.#ports.scheduler, areDrawn, scroll);
  }

  move(from: number, to: number): void {
    this.show(moveImage(this.images, from, to));
  }

  describe(uri: string, description: string): void {
    this.change(uri, (image) => ({ ...image, details: { ...image.details, description } }));
  }

  /** Takes a picture out; one of a post that is changed is deleted there first. */
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
    this.release(image.uri);
    this.tell(null);
    this.show(
      withoutImage(
        this.images,
        this.images.findIndex(({ uri }) => uri === image.uri),
      ),
    );
  }

  /** Takes all pictures out of a new post's draft. */
  removeAll(): void {
    for (const { uri } of this.images) this.release(uri);
    this.notice = null;
    this.#writing.removeAttachment('image');
  }

  /** Calls off what is under way: the pictures belong to the draft of a user who is not there any more. */
  forget(): void {
    for (const uri of [...this.#chosen.keys()]) this.release(uri);
    this.notice = null;
  }

  private get draft(): PostDraft {
    return this.#writing.draft;
  }

  private async addOne(file: NamedPicture): Promise<void> {
    const { pictures } = this.#ports;
    const head = await pictures.headOf(file);
    const uri = pictures.addressOf(file);
    const details = { name: file.name, bytes: file.size };
    const image = uploadingImage(uri, head ?? { width: 1, height: 1 }, details);
    const fault = photoFault(file.size, head);
    this.show([...this.images, fault === null ? image : withFault(image, fault)]);
    if (fault === null) await this.upload(uri, this.choose(uri, file));
  }

  private choose(uri: string, file: NamedPicture): Chosen {
    let cancel = (): void => undefined;
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve;
    });
    const chosen = { file, cancel, cancelled };
    this.#chosen.set(uri, chosen);
    return chosen;
  }

  private async upload(uri: string, chosen: Chosen): Promise<void> {
    const { pictures, uploads } = this.#ports;
    const shrunk = this.#shrinking.then(() => pictures.shrink(chosen.file, SENT_EDGE));
    this.#shrinking = shrunk;
    const content = await shrunk;
    if (this.#chosen.get(uri) !== chosen) return;
    if (content === null) {
      this.change(uri, (image) => withFault(image, mediaMessages.unreadable));
      return;
    }
    const onProgress = (share: number) =>
      this.change(uri, (image) => ({ ...image, details: { ...image.details, share } }));
    const answer = await uploads.uploadPostImage(content, { onProgress, cancelled: chosen.cancelled });
    if (this.#chosen.get(uri) !== chosen) return;
    if (answer.ok) this.uploaded(uri, answer.value);
    else this.change(uri, (image) => withFault(image, faultOf(answer.failure)));
  }

  private uploaded(uri: string, { fileKey, previewUrl, width, height }: UploadedImage): void {
    this.change(uri, (image) => ({
      ...image,
      aspectRatio: width / height,
      uploadKey: fileKey,
      isUploading: false,
      details: { ...image.details, share: 1, previewUrl },
    }));
  }

  private change(uri: string, change: (image: DraftImage) => DraftImage): void {
    if (this.images.some((image) => image.uri === uri)) this.show(changeImage(this.images, uri, change));
  }

  private show(images: readonly DraftImage[]): void {
    this.#writing.changeAttachment('image', withImages(images));
  }

  private tell(notice: string | null): void {
    this.notice = notice;
  }

  private release(uri: string): void {
    const chosen = this.#chosen.get(uri);
    if (chosen === undefined) return;
    chosen.cancel();
    this.#chosen.delete(uri);
    this.#ports.pictures.forget(uri);
  }
}

function withFault(image: DraftImage, fault: string): DraftImage {
  return { ...image, isUploading: false, details: { ...image.details, fault } };
}

function faultOf({ message, kind }: Failure): string {
  return message === '' || kind === 'network' || kind === 'unavailable' ? mediaMessages.stopped : message;
}
