import type { PostImage } from '@/core/kernel/pictures/uploaded-image';

/** Types of media. A video is sent as YOUTUBE and returned as its exact type (EM-MEDIA-TYPES). */
export const MEDIA_TYPES = ['IMAGE', 'YOUTUBE', 'YOUTUBE_SHORT', 'YOUTUBE_VIDEO'] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

export type MediaSubmission =
  | { readonly type: 'IMAGE'; readonly fileKey: string; readonly description?: string; readonly isSynthetic?: boolean }
  | { readonly type: 'YOUTUBE'; readonly fullUrl: string };

export interface PostVideo {
  readonly type: 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO';
  readonly fullUrl: string;
  readonly videoId: string;
}

export type PostMedia = PostImage | PostVideo;
