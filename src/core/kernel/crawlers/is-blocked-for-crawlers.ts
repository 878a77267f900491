export const CRAWLER_REFUSED = 'crawler_not_allowed';

// Matches at any place of the path, so that new versions and deeper paths are covered too.
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
 * Returns true for filter, compare, chat, comment, page-details, pagename and browsing-history (CR-BLOCK-*). `path` is
 * the call's path under the origin.
 */
export function isBlockedForCrawlers(path: string): boolean {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  const segments = withoutQuery.split('/').filter((segment) => segment !== '');
  const isChat = segments[0] === 'api' && segments[1] === 'chat';
  return isChat || segments[0] === 'jobseeker' || segments.some((segment) => BLOCKED_SEGMENTS.has(segment));
}
