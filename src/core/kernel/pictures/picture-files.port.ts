import type { Key } from '../common/key';
import type { PictureHead } from './photo.rules';

export interface PictureFile {
  readonly size: number;
}

/** A square as shares of width and height, from 0 to 1. */
export interface CropSquare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureFiles {
  /** Reads the first bytes without decoding. Returns null if it is not a picture. */
  readonly headOf: (file: PictureFile) => Promise<PictureHead | null>;
  /** Crops to `PHOTO_EDGE` px. Returns null if the picture cannot be decoded. */
  readonly cut: (file: PictureFile, square: CropSquare) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly addressOf: (file: PictureFile) => string;
  readonly forget: (address: string) => void;
}

export const PictureFilesPort: Key<PictureFiles> = Symbol('PictureFiles');
