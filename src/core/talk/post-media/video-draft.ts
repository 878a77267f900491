import type { PostMedia, PostVideo } from './post-media';
import { aspectRatioOf, youtubeVideoOf } from './youtube.rules';

export interface DraftVideo {
  readonly type: PostVideo['type'];
  readonly fullUrl: string;
}

export interface VideoConfig {
  /** The address as typed. */
  readonly url: string;
  readonly aspectRatio: number;
}

export interface VideoDraft {
  readonly video: DraftVideo | null;
  readonly config: VideoConfig;
}

export function videoDraftOf(url: string): VideoDraft {
  return { video: null, config: { url, aspectRatio: aspectRatioOf(youtubeVideoOf(url)?.type ?? 'YOUTUBE_VIDEO') } };
}

export function videoDraftOfPost(media: readonly PostMedia[]): VideoDraft | null {
  const video = media.find((item) => item.type !== 'IMAGE');
  if (video === undefined) return null;
  const { type, fullUrl } = video;
  return { video: { type, fullUrl }, config: { url: fullUrl, aspectRatio: aspectRatioOf(type) } };
}
