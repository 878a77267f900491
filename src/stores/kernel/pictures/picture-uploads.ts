import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { chosenFileFault } from '@/core/kernel/pictures/chosen-file.rules';
import type { DevicePictures, NamedPicture } from '@/core/kernel/pictures/device-pictures.port';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { changeImage, uploadingImage } from '@/core/kernel/pictures/draft-images';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import { MAX_SENT_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';

export interface PictureUploadsPorts {
  readonly pictures: DevicePictures;
  readonly send: (content: Uint8Array<ArrayBuffer>, options: UploadOptions) => Promise<Result<UploadedImage, Failure>>;
}

export interface PictureList<Image extends DraftImage> {
  readonly read: () => readonly Image[];
  readonly show: (images: readonly Image[]) => void;
  readonly itemOf: (image: DraftImage) => Image;
}

interface Chosen {
  readonly file: NamedPicture;
  readonly cancel: () => void;
  readonly cancelled: Promise<void>;
}

/** Pictures of a form during upload. Each is shrunk, uploaded with its progress, and retried on demand. */
export class PictureUploads<Image extends DraftImage> {
  readonly #ports: PictureUploadsPorts;
  readonly #list: PictureList<Image>;
  readonly #chosen = new Map<string, Chosen>();
  /** Shrinks pictures one after another, since large ones need much memory. */
  #shrinking: Promise<unknown> = Promise.resolve();

  constructor(ports: PictureUploadsPorts, list: PictureList<Image>) {
    this.#ports = ports;
    this.#list = list;
  }

  async add(files: readonly NamedPicture[]): Promise<void> {
    const heads = await Promise.all(files.map((file) => this.#ports.pictures.headOf(file)));
    await Promise.all(files.map((file, place) => this.#addOne(file, heads[place] ?? null)));
  }

  async retry(uri: string): Promise<void> {
    const chosen = this.#chosen.get(uri);
    if (chosen === undefined) return;
    this.change(uri, (image) => ({
      ...image,
      isUploading: true,
      details: { ...image.details, fault: null, share: null },
    }));
    await this.#upload(uri, this.#choose(uri, chosen.file));
  }

  canRetry(uri: string): boolean {
    return this.#chosen.has(uri);
  }

  /** Changes a picture. Releases one that was removed in the meantime. */
  change(uri: string, change: (image: Image) => Image): void {
    const images = this.#list.read();
    if (images.some((image) => image.uri === uri)) this.#list.show(changeImage(images, uri, change));
    else this.release(uri);
  }

  /** Cancels the upload of a picture. */
  release(uri: string): void {
    const chosen = this.#chosen.get(uri);
    if (chosen === undefined) return;
    chosen.cancel();
    this.#chosen.delete(uri);
    this.#ports.pictures.forget(uri);
  }

  releaseAll(): void {
    for (const uri of [...this.#chosen.keys()]) this.release(uri);
  }

  async #addOne(file: NamedPicture, head: PictureHead | null): Promise<void> {
    const uri = this.#ports.pictures.addressOf(file);
    const details = { name: file.name, bytes: file.size };
    const image = this.#list.itemOf(uploadingImage(uri, head ?? { width: 1, height: 1 }, details));
    const fault = chosenFileFault(file.size, head);
    this.#list.show([...this.#list.read(), fault === null ? image : withFault(image, fault)]);
    if (fault === null) await this.#upload(uri, this.#choose(uri, file));
  }

  #choose(uri: string, file: NamedPicture): Chosen {
    let cancel = (): void => undefined;
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve;
    });
    const chosen = { file, cancel, cancelled };
    this.#chosen.set(uri, chosen);
    return chosen;
  }

  async #upload(uri: string, chosen: Chosen): Promise<void> {
    const { pictures, send } = this.#ports;
    const shrunk = this.#shrinking.then(() => pictures.shrink(chosen.file, MAX_SENT_EDGE));
    this.#shrinking = shrunk;
    const content = await shrunk;
    if (this.#chosen.get(uri) !== chosen) return;
    if (content === null) {
      this.change(uri, (image) => withFault(image, mediaMessages.unreadable));
      return;
    }
    const onProgress = (share: number) =>
      this.change(uri, (image) => ({ ...image, details: { ...image.details, share } }));
    const answer = await send(content, { onProgress, cancelled: chosen.cancelled });
    if (this.#chosen.get(uri) !== chosen) return;
    if (answer.ok) this.#uploaded(uri, answer.value);
    else this.change(uri, (image) => withFault(image, faultOf(answer.failure)));
  }

  #uploaded(uri: string, { fileKey, previewUrl, width, height }: UploadedImage): void {
    this.change(uri, (image) => ({
      ...image,
      aspectRatio: width / height,
      uploadKey: fileKey,
      isUploading: false,
      details: { ...image.details, share: 1, previewUrl },
    }));
  }
}

function withFault<Image extends DraftImage>(image: Image, fault: string): Image {
  return { ...image, isUploading: false, details: { ...image.details, fault } };
}

function faultOf({ message, kind }: Failure): string {
  return message === '' || kind === 'network' || kind === 'unavailable' ? mediaMessages.stopped : message;
}
