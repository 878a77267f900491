export interface UploadedImage {
  readonly fileKey: string;
  readonly url: string;
  /** At most 800 px. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface PostImage extends UploadedImage {
  readonly type: 'IMAGE';
  readonly description: string;
  readonly isSynthetic: boolean;
}
