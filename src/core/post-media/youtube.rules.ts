import { parseAddress, queryValue } from '@/core/common/address';
import type { PostVideo } from './post-media';

const HOST_AND_PATH = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(youtube\.com|youtu\.be)(\/.*)?$/i;
const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_PATH = /^\/(shorts|embed|live|v)\/([^/]+)\/?$/;

/** Reads the address of a video as it is copied from a browser or an app; null for any other address. */
export function youtubeVideoOf(address: string): PostVideo | null {
  const { base, query } = parseAddress(address.trim());
  const [, host = '', path = ''] = HOST_AND_PATH.exec(base) ?? [];
  if (host.toLowerCase() === 'youtu.be') return videoOf('watch', path.slice(1));
  if (host === '') return null;
  if (path === '/watch') return videoOf('watch', queryValue(query, 'v') ?? '');
  const [, kind = '', id = ''] = IN_PATH.exec(path) ?? [];
  return videoOf(kind, id);
}

/** Returns the video's width as a multiple of its height: shorts stand upright. */
export function aspectRatioOf(type: PostVideo['type']): number {
  return type === 'YOUTUBE_SHORT' ? 9 / 16 : 16 / 9;
}

function videoOf(kind: string, videoId: string): PostVideo | null {
  if (!ID.test(videoId)) return null;
  return kind === 'shorts'
    ? { type: 'YOUTUBE_SHORT', videoId, fullUrl: `https://www.youtube.com/shorts/${videoId}` }
    : { type: 'YOUTUBE_VIDEO', videoId, fullUrl: `https://www.youtube.com/watch?v=${videoId}` };
}
