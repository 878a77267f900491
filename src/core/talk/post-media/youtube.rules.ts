import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { PostVideo } from './post-media';

const HOST_AND_PATH = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(youtube\.com|youtu\.be)(\/.*)?$/i;
const ID = /^[A-Za-z0-9_-]{11}$/;
/** Matches `90`, `90s` or `1h2m3s`. */
const START = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;
const IN_PATH = /^\/(shorts|embed|live|v)\/([^/]+)\/?$/;

export function youtubeVideoOf(address: string): PostVideo | null {
  const { base, query } = parseAddress(address.trim());
  const [, host = '', path = ''] = HOST_AND_PATH.exec(base) ?? [];
  const start = secondsOf(queryValue(query, 't') ?? queryValue(query, 'start') ?? '');
  if (host.toLowerCase() === 'youtu.be') return videoOf('watch', path.slice(1), start);
  if (path === '/watch') return videoOf('watch', queryValue(query, 'v') ?? '', start);
  const [, kind = '', id = ''] = IN_PATH.exec(path) ?? [];
  return videoOf(kind, id, start);
}

/** Returns a video's address. `start` is in seconds. A short always starts at its beginning. */
export function youtubeAddressOf(type: PostVideo['type'], videoId: string, start: number): string {
  if (type === 'YOUTUBE_SHORT') return `https://www.youtube.com/shorts/${videoId}`;
  return `https://www.youtube.com/watch?v=${videoId}${start === 0 ? '' : `&t=${start}s`}`;
}

export function aspectRatioOf(type: PostVideo['type']): number {
  return type === 'YOUTUBE_SHORT' ? 9 / 16 : 16 / 9;
}

export function startSecondsOf({ fullUrl }: Pick<PostVideo, 'fullUrl'>): number {
  return secondsOf(queryValue(parseAddress(fullUrl).query, 't') ?? '');
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function videoOf(kind: string, videoId: string, start: number): PostVideo | null {
  if (!ID.test(videoId)) return null;
  const type = kind === 'shorts' ? 'YOUTUBE_SHORT' : 'YOUTUBE_VIDEO';
  return { type, videoId, fullUrl: youtubeAddressOf(type, videoId, start) };
}
