/** The types of media (EM-MEDIA-TYPES): a video is sent as YOUTUBE and comes back as what it is. */
export const MEDIA_TYPES = ['IMAGE', 'YOUTUBE', 'YOUTUBE_SHORT', 'YOUTUBE_VIDEO'] as const;

/** The type of a picture or a video. */
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A picture or a video as it is sent with a post. */
export type MediaSubmission =
  | { readonly type: 'IMAGE'; readonly fileKey: string; readonly description?: string; readonly isSynthetic?: boolean }
  | { readonly type: 'YOUTUBE'; readonly fullUrl: string };

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

export interface PostVideo {
  readonly type: 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO';
  readonly fullUrl: string;
  readonly videoId: string;
}

export type PostMedia = PostImage | PostVideo;
