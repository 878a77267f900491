import type { Key } from '../common/key';
import type { PictureHead } from './photo.rules';
import type { PictureFile } from './picture-files.port';

export interface NamedPicture extends PictureFile {
  readonly name: string;
}

export interface DevicePictures {
  readonly headOf: (file: PictureFile) => Promise<PictureHead | null>;
  /** Returns an upright WebP of at most `edge` px in width and height, or null if the file cannot be decoded. */
  readonly shrink: (file: PictureFile, edge: number) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly addressOf: (file: PictureFile) => string;
  readonly forget: (address: string) => void;
}

export const DevicePicturesPort: Key<DevicePictures> = Symbol('DevicePictures');
