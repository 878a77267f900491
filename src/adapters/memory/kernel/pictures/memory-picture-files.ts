import type { DevicePictures, NamedPicture } from '@/core/kernel/pictures/device-pictures.port';
import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import type { PictureFile, PictureFiles } from '@/core/kernel/pictures/picture-files.port';
import { pictureHeadOf } from './memory-picture-head';

/** A file whose content is at hand. */
export class MemoryPictureFile implements NamedPicture {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly size: number;

  /** `size` in place of the content's own, for a file too large to make. */
  constructor(content: Uint8Array<ArrayBuffer>, size = content.length, name = 'picture.png') {
    this.name = name;
    this.content = content;
    this.size = size;
  }
}

/** Picture files in memory: their heads are read, and a square of one is the whole. */
export class MemoryPictureFiles implements PictureFiles, DevicePictures {
  /** Addresses that were not forgotten. */
  readonly addresses = new Set<string>();
  #lastAddress = 0;

  async headOf(file: PictureFile): Promise<PictureHead | null> {
    return pictureHeadOf(await contentOf(file));
  }

  async cut(file: PictureFile): Promise<Uint8Array<ArrayBuffer> | null> {
    return contentOf(file);
  }

  async shrink(file: PictureFile): Promise<Uint8Array<ArrayBuffer> | null> {
    return contentOf(file);
  }

  addressOf(): string {
    this.#lastAddress += 1;
    const address = `blob:memory/${this.#lastAddress}`;
    this.addresses.add(address);
    return address;
  }

  forget(address: string): void {
    this.addresses.delete(address);
  }
}

async function contentOf(file: PictureFile): Promise<Uint8Array<ArrayBuffer>> {
  if (file instanceof MemoryPictureFile) return file.content;
  // The app on memory adapters runs in a browser too.
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer());
  throw new Error('A picture that the user chose is no file.');
}
