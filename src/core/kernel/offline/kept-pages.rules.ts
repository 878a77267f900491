import type { KeptPage } from './kept-page';

/** The number of pages that a device keeps: those that were read last. */
export const MAX_KEPT_PAGES = 20;
/** The number of built files (scripts, styles, fonts) that a device keeps; the oldest that no kept page names go first. */
export const MAX_KEPT_FILES = 400;
/** A page that is kept is shown if the server has not answered for so long, in ms. */
export const KEPT_PAGE_WAIT_MS = 4_000;
/** A page counts as read once it was shown for so long, in ms. */
export const READ_AFTER_MS = 1_500;

/** The page that replaces one that is not kept. */
export const OFFLINE_PATH = '/offline';
/** Pages that work without a connection in full; they are fetched with the service worker. */
export const CALCULATOR_PATHS = [
  '/calculators',
  '/salaries/take-home-salary-calculator',
  '/salaries/salary-hike-calculator',
  '/salaries/hra-calculator',
  '/salaries/gratuity-calculator',
  '/salaries/exit-pack',
] as const;

/** Pages that work without a connection are fetched again by a release if they are older than this, in ms; each release would cost 110 kB otherwise. */
export const ALWAYS_KEPT_MS = 3 * 24 * 60 * 60 * 1000;

export const WORKER_PATH = '/sw.js';
/** The message of a page to a newer service worker that waits: it may take over. */
export const TAKE_OVER = 'takeOver';
/** The address that removes the service worker and all that it keeps. */
export const WORKER_OFF_PATH = '/sw-off';

/** Addresses of the server that are no pages of the product. */
const NO_PAGE = /^\/(?:api|ws|static|emulator|login|logout|docs|mailbox|complaints|sw-off|healthz|readyz)(?:[/?]|$)/;

/** Returns whether the service worker answers for a path when a document is asked for. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path);
}

/** The parts of an answer that decide whether its document is kept. */
export interface DocumentAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
}

/** Returns whether an answer is a document that everybody gets alike; one made for a signed-in user is `private`. */
export function isSharedDocument({ status, contentType, cacheControl }: DocumentAnswer): boolean {
  return status === 200 && contentType?.startsWith('text/html') === true && cacheControl?.startsWith('public') === true;
}

/** Returns whether a document is for search engines too; those of forms, searches and settings are not. */
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

/** Returns the title of a document; empty for none. */
export function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Returns the addresses of the built files that a document names, each once; styles that stand in it are asked for by the pages after it. */
export function filesIn(html: string): readonly string[] {
  const named = html.matchAll(
    /<(?:script src|style data-href|link rel="(?:preload|stylesheet)" href)="(\/static\/[^"]+)"/g,
  );
  return [...new Set([...named].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/** Returns the built files that go if more are kept than fit: the oldest of those that no kept page names. */
export function filesToDrop(kept: readonly string[], named: ReadonlySet<string>): readonly string[] {
  const surplus = Math.max(0, kept.length - MAX_KEPT_FILES);
  return kept.filter((path) => !named.has(path)).slice(0, surplus);
}

/** Pages that stay once they were read, because they work without a connection in full. */
const LASTING_PATHS: readonly string[] = ['/jobs/check'];

/** Returns the pages that may stay, the newest first. */
export function newestPages(pages: readonly KeptPage[]): readonly KeptPage[] {
  const isLasting = ({ address }: KeptPage) => LASTING_PATHS.includes(address);
  const newest = pages.toSorted((one, other) => other.readAt - one.readAt);
  const room = MAX_KEPT_PAGES - newest.filter(isLasting).length;
  const others = new Set(newest.filter((page) => !isLasting(page)).slice(0, room));
  return newest.filter((page) => isLasting(page) || others.has(page));
}

/** Returns the address without what only says where a visitor came from. */
export function keptAddressOf(address: string): string {
  const [path = '/', query = ''] = address.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !/^(?:utm_\w+|gclid|fbclid)(?:=|$)/.test(pair));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Returns the address of the page that replaces one that is not kept. */
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
