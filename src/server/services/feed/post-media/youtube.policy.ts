/** A video on YouTube. */
export interface YoutubeVideo {
  readonly type: 'YOUTUBE_VIDEO' | 'YOUTUBE_SHORT';
  readonly videoId: string;
  /** The one address that the product uses for it. */
  readonly fullUrl: string;
}

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_PATH = /^\/(shorts|embed|live|v)\/([^/]+)\/?$/;

/** Reads the address of a video as it is copied from a browser or an app; null for any other address. */
export function youtubeVideoOf(address: string): YoutubeVideo | null {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '' || url.port !== '') return null;
  if (url.hostname === 'youtu.be') return videoOf('watch', url.pathname.slice(1));
  if (!HOSTS.has(url.hostname)) return null;
  if (url.pathname === '/watch') return videoOf('watch', url.searchParams.get('v') ?? '');
  const [, kind = '', id = ''] = IN_PATH.exec(url.pathname) ?? [];
  return videoOf(kind, id);
}

function videoOf(kind: string, videoId: string): YoutubeVideo | null {
  if (!ID.test(videoId)) return null;
  return kind === 'shorts'
    ? { type: 'YOUTUBE_SHORT', videoId, fullUrl: `https://www.youtube.com/shorts/${videoId}` }
    : { type: 'YOUTUBE_VIDEO', videoId, fullUrl: `https://www.youtube.com/watch?v=${videoId}` };
}
