export const PHOTO_EDGE = 512;

/** In px. The device shrinks larger pictures first. */
export const MAX_SENT_EDGE = 2_048;

export const STORED_EDGE = 1_600;
export const PREVIEW_EDGE = 800;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Shrinks to an edge and keeps the aspect ratio. A smaller picture stays unchanged. */
export function scaledToEdge(edge: number, { width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, edge / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
