/** The code with which a service refuses a crawler a call that is blocked for crawlers (decisions 0.11). */
export const CRAWLER_REFUSED = 'crawler_not_allowed';

// A segment names the call at any place of the path, so that a new version or a deeper path of the same call is covered too.
const BLOCKED_SEGMENTS: ReadonlySet<string> = new Set([
  'filter',
  'filters',
  'compare',
  'comment',
  'comments',
  'page-details',
  'pagename',
  'browsing-history',
]);

/**
 * Returns whether a call is neither sent by a crawler's client nor answered for one: filter, compare, chat, comment, page-details,
 * pagename and browsing-history (CR-BLOCK-*). `path` is the call's path under the origin.
 */
export function isBlockedForCrawlers(path: string): boolean {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  const segments = withoutQuery.split('/').filter((segment) => segment !== '');
  const isChat = segments[0] === 'api' && segments[1] === 'chat';
  return isChat || segments[0] === 'jobseeker' || segments.some((segment) => BLOCKED_SEGMENTS.has(segment));
}
