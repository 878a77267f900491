import type { DevicePictures, NamedPicture } from '@/core/kernel/pictures/device-pictures.port';
import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import type { PictureFile, PictureFiles } from '@/core/kernel/pictures/picture-files.port';
import { pictureHeadOf } from './memory-picture-head';

export class MemoryPictureFile implements NamedPicture {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly size: number;

  constructor(content: Uint8Array<ArrayBuffer>, size = content.length, name = 'picture.png') {
    this.name = name;
    this.content = content;
    this.size = size;
  }
}

export class MemoryPictureFiles implements PictureFiles, DevicePictures {
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
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer());
  throw new Error('A picture that the user chose is not a file.');
}
