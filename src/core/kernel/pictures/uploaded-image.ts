export interface UploadedImage {
  readonly fileKey: string;
  readonly url: string;
  /** A preview of at most 800 px. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface PostImage extends UploadedImage {
  readonly type: 'IMAGE';
  readonly description: string;
  readonly isSynthetic: boolean;
}
