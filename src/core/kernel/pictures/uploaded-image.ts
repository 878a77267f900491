/** A stored picture; sizes are in px. */
export interface UploadedImage {
  readonly fileKey: string;
  readonly url: string;
  /** The same picture in at most 800 px. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface PostImage extends UploadedImage {
  readonly type: 'IMAGE';
  /** For those who do not see it; empty for nothing. */
  readonly description: string;
  /** True if a computer program made or changed it; it is labelled wherever it is shown. */
  readonly isSynthetic: boolean;
}
