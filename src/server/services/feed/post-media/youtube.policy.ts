/** A video on YouTube. */
export interface YoutubeVideo {
  readonly type: 'YOUTUBE_VIDEO' | 'YOUTUBE_SHORT';
  readonly videoId: string;
  /** The one address that the product uses for it, with the second at which it starts. */
  readonly fullUrl: string;
}

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const ID = /^[A-Za-z0-9_-]{11}$/;
/** `90`, `90s` or `1h2m3s`. */
const START = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;
const IN_PATH = /^\/(shorts|embed|live|v)\/([^/]+)\/?$/;

/** Reads the address of a video as it is copied from a browser or an app; null for any other address. */
export function youtubeVideoOf(address: string): YoutubeVideo | null {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  if (url.hostname === 'youtu.be') return videoOf('watch', url.pathname.slice(1), start);
  if (!HOSTS.has(url.hostname)) return null;
  if (url.pathname === '/watch') return videoOf('watch', url.searchParams.get('v') ?? '', start);
  const [, kind = '', id = ''] = IN_PATH.exec(url.pathname) ?? [];
  return videoOf(kind, id, start);
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function videoOf(kind: string, videoId: string, start: number): YoutubeVideo | null {
  if (!ID.test(videoId)) return null;
  const type = kind === 'shorts' ? 'YOUTUBE_SHORT' : 'YOUTUBE_VIDEO';
  return { type, videoId, fullUrl: youtubeAddressOf(type, videoId, start) };
}

/** Returns the product's address of a video; `start` is in seconds, and a short always starts at its beginning. */
export function youtubeAddressOf(type: YoutubeVideo['type'], videoId: string, start: number): string {
  if (type === 'YOUTUBE_SHORT') return `https://www.youtube.com/shorts/${videoId}`;
  return `https://www.youtube.com/watch?v=${videoId}${start === 0 ? '' : `&t=${start}s`}`;
}

/** Returns the second at which a video starts, from the product's address of it. */
export function startIn({ fullUrl }: Pick<YoutubeVideo, 'fullUrl'>): number {
  return secondsOf(new URL(fullUrl).searchParams.get('t') ?? '');
}
