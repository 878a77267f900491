import type { PostImage } from '@/core/kernel/pictures/uploaded-image';

/** The types of media (EM-MEDIA-TYPES): a video is sent as YOUTUBE and comes back as what it is. */
export const MEDIA_TYPES = ['IMAGE', 'YOUTUBE', 'YOUTUBE_SHORT', 'YOUTUBE_VIDEO'] as const;

/** The type of a picture or a video. */
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A picture or a video as it is sent with a post. */
export type MediaSubmission =
  | { readonly type: 'IMAGE'; readonly fileKey: string; readonly description?: string; readonly isSynthetic?: boolean }
  | { readonly type: 'YOUTUBE'; readonly fullUrl: string };

export interface PostVideo {
  readonly type: 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO';
  readonly fullUrl: string;
  readonly videoId: string;
}

export type PostMedia = PostImage | PostVideo;
