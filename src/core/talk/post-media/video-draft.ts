import type { PostMedia, PostVideo } from './post-media';
import { aspectRatioOf, youtubeVideoOf } from './youtube.rules';

/** A video of a draft, once the service knows its address. */
export interface DraftedVideo {
  readonly type: PostVideo['type'];
  readonly fullUrl: string;
}

/** The written address of a draft's video, and its shape. */
export interface VideoConfig {
  /** The address as the user typed it. */
  readonly url: string;
  /** Its width as a multiple of its height; that of a film if the address is not read. */
  readonly aspectRatio: number;
}

/** A draft's video and its config (EN-VIDEO-DRAFT). */
export interface VideoDraft {
  /** Null while the address is not checked, or is none of a video. */
  readonly video: DraftedVideo | null;
  readonly config: VideoConfig;
}

/** A video draft with a newly typed address. */
export function videoDraftOf(url: string): VideoDraft {
  return { video: null, config: { url, aspectRatio: aspectRatioOf(youtubeVideoOf(url)?.type ?? 'YOUTUBE_VIDEO') } };
}

export function videoDraftOfPost(media: readonly PostMedia[]): VideoDraft | null {
  const video = media.find((item) => item.type !== 'IMAGE');
  if (video === undefined) return null;
  const { type, fullUrl } = video;
  return { video: { type, fullUrl }, config: { url: fullUrl, aspectRatio: aspectRatioOf(type) } };
}
