import { imageDimensionsFromStream } from 'image-dimensions';
import type { DevicePictures } from '@/core/kernel/pictures/device-pictures.port';
import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import { PHOTO_EDGE, scaledToEdge } from '@/core/kernel/pictures/picture-edges.rules';
import type { CropSquare, PictureFile, PictureFiles } from '@/core/kernel/pictures/picture-files.port';

const QUALITY = 0.9;

export class BrowserPictureFiles implements PictureFiles, DevicePictures {
  async headOf(file: PictureFile): Promise<PictureHead | null> {
    try {
      return (await imageDimensionsFromStream(blobOf(file).stream())) ?? null;
    } catch (error) {
      // The file was moved, or its header is broken.
      if (error instanceof DOMException || error instanceof RangeError) return null;
      throw error;
    }
  }

  async cut(file: PictureFile, { x, y, width, height }: CropSquare): Promise<Uint8Array<ArrayBuffer> | null> {
    const bitmap = await createImageBitmap(blobOf(file)).catch(() => null);
    if (bitmap === null) return null;
    const source = [x * bitmap.width, y * bitmap.height, width * bitmap.width, height * bitmap.height] as const;
    return draw(bitmap, source, PHOTO_EDGE, PHOTO_EDGE);
  }

  async shrink(file: PictureFile, edge: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const bitmap = await createImageBitmap(blobOf(file)).catch(() => null);
    if (bitmap === null) return null;
    const shrunk = scaledToEdge(edge, bitmap);
    return draw(bitmap, [0, 0, bitmap.width, bitmap.height], shrunk.width, shrunk.height);
  }

  addressOf(file: PictureFile): string {
    return URL.createObjectURL(blobOf(file));
  }

  forget(address: string): void {
    URL.revokeObjectURL(address);
  }
}

async function draw(
  bitmap: ImageBitmap,
  source: readonly [x: number, y: number, width: number, height: number],
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, ...source, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
}

function blobOf(file: PictureFile): Blob {
  if (file instanceof Blob) return file;
  throw new Error('A picture that the user chose is not a file of the browser.');
}
