import type { Key } from '../common/key';
import type { PictureHead } from './photo.rules';
import type { PictureFile } from './picture-files.port';

export interface NamedPicture extends PictureFile {
  readonly name: string;
}

/** Works on pictures of the device for posts. */
export interface DevicePictures {
  /** Reads the type and the size from the first bytes, without decoding the picture; null if it is none. */
  readonly headOf: (file: PictureFile) => Promise<PictureHead | null>;
  /** Returns the picture upright and at most `edge` px wide and high, as WebP; null if it cannot be decoded. */
  readonly shrink: (file: PictureFile, edge: number) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Returns an address under which the page can show the file, until it is forgotten. */
  readonly addressOf: (file: PictureFile) => string;
  readonly forget: (address: string) => void;
}

export const DevicePicturesPort: Key<DevicePictures> = Symbol('DevicePictures');
