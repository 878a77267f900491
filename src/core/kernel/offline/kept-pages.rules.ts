import type { KeptPage } from './kept-page';

export const MAX_KEPT_PAGES = 20;
/** The maximum number of cached files. The oldest that no cached page uses are removed first. */
export const MAX_KEPT_FILES = 400;
export const KEPT_PAGE_WAIT_MS = 4_000;
export const READ_AFTER_MS = 1_500;

export const OFFLINE_PATH = '/offline';
export const CALCULATOR_PATHS = [
  '/calculators',
  '/salaries/take-home-salary-calculator',
  '/salaries/salary-hike-calculator',
  '/salaries/hra-calculator',
  '/salaries/gratuity-calculator',
  '/salaries/exit-pack',
] as const;

/** The age at which a new release refreshes these pages. Each refresh costs 110 kB. */
export const ALWAYS_KEPT_MS = 3 * 24 * 60 * 60 * 1000;

export const WORKER_PATH = '/sw.js';
export const TAKE_OVER_MESSAGE = 'takeOver';
export const WORKER_OFF_PATH = '/sw-off';

const NO_PAGE = /^\/(?:api|ws|static|emulator|login|logout|docs|mailbox|complaints|sw-off|healthz|readyz)(?:[/?]|$)/;

/** Returns true if the service worker answers requests for this document. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path);
}

export interface DocumentAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
}

/** Returns true for a document that is the same for all viewers. One for a signed-in user is `private`. */
export function isSharedDocument({ status, contentType, cacheControl }: DocumentAnswer): boolean {
  return status === 200 && contentType?.startsWith('text/html') === true && cacheControl?.startsWith('public') === true;
}

/** Returns false for forms, searches and settings, which search engines do not index. */
export function isPublicPage(html: string): boolean {
  return !html.includes('<meta name="robots" content="noindex">');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

export function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Returns distinct files. Later pages request the inlined styles. */
export function filesIn(html: string): readonly string[] {
  const named = html.matchAll(
    /<(?:script src|style data-href|link rel="(?:preload|stylesheet)" href)="(\/static\/[^"]+)"/g,
  );
  return [...new Set([...named].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/** Returns the oldest built files that no cached page uses. */
export function filesToDrop(kept: readonly string[], named: ReadonlySet<string>): readonly string[] {
  const surplus = Math.max(0, kept.length - MAX_KEPT_FILES);
  return kept.filter((path) => !named.has(path)).slice(0, surplus);
}

const LASTING_PATHS: readonly string[] = ['/jobs/check'];

export function newestPages(pages: readonly KeptPage[]): readonly KeptPage[] {
  const isLasting = ({ address }: KeptPage) => LASTING_PATHS.includes(address);
  const newest = pages.toSorted((one, other) => other.readAt - one.readAt);
  const room = MAX_KEPT_PAGES - newest.filter(isLasting).length;
  const others = new Set(newest.filter((page) => !isLasting(page)).slice(0, room));
  return newest.filter((page) => isLasting(page) || others.has(page));
}

/** Returns the address without tracking parameters. */
export function keptAddressOf(address: string): string {
  const [path = '/', query = ''] = address.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !/^(?:utm_\w+|gclid|fbclid)(?:=|$)/.test(pair));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

export function offlineAddressFor(address: string): string {
  return `${OFFLINE_PATH}?at=${encodeURIComponent(address)}`;
}

export function replacedAddressIn(search: string): string | null {
  const pairs = search.replace(/^\?/, '').split('&');
  const address = decoded(pairs.find((pair) => pair.startsWith('at='))?.slice('at='.length) ?? '');
  return address !== null && /^\/(?![/\\])/.test(address) && !address.startsWith(OFFLINE_PATH) ? address : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
