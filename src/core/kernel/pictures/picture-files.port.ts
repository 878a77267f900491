import type { Key } from '../common/key';
import type { PictureHead } from './photo.rules';

/** A file that the user chose on the device. */
export interface PictureFile {
  /** In bytes. */
  readonly size: number;
}

/** A square of a picture, as shares of its width and height from 0 to 1. */
export interface SquareOfPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Works on picture files of the device. */
export interface PictureFiles {
  /** Reads the type and the size from the first bytes, without decoding the picture; null if it is none. */
  readonly headOf: (file: PictureFile) => Promise<PictureHead | null>;
  /** Returns the square as a file of its own, `PHOTO_EDGE` px wide; null if the picture cannot be decoded. */
  readonly cut: (file: PictureFile, square: SquareOfPicture) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Returns an address under which the page can show the file, until it is forgotten. */
  readonly addressOf: (file: PictureFile) => string;
  readonly forget: (address: string) => void;
}

export const PictureFilesPort: Key<PictureFiles> = Symbol('PictureFiles');
