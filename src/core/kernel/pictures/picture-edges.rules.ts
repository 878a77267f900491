/** The edge of the square that a photo of a profile is cut to, in px. */
export const PHOTO_EDGE = 512;

/** The longer edge of a picture that is sent, in px: larger ones are shrunk on the device first. */
export const SENT_EDGE = 2_048;

/** The longer edges of the two files that are stored of a picture, in px. */
export const STORED_EDGE = 1_600;
export const PREVIEW_EDGE = 800;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture that is shrunk, in its shape, until its longer edge is at most `edge`. A smaller one stays as it is. */
export function shrunkTo(edge: number, { width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, edge / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
