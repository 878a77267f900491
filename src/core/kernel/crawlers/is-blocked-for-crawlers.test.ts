import { describe, expect, it } from 'vitest';
import { isBlockedForCrawlers } from './is-blocked-for-crawlers';

describe('a client for crawlers', () => {
  it.each([
    '/api/review/v1/filter?companyId=4',
    '/api/company/v1/compare',
    '/api/chat/jobseeker/message/group',
    '/jobseeker/message/meta',
    '/api/feed/v1/post/7/comments?limit=10',
    '/api/feed/v1/comment/7/replies',
    '/api/page-details/page-details?url=/',
    '/api/page-details/pagename',
    '/api/aggregation/aggregation/browsing-history',
  ])('does not send %s', (path) => {
    expect(isBlockedForCrawlers(path)).toBe(true);
  });

  it.each(['/api/feed/v3/feed', '/api/feed/v1/feed/7', '/api/feed/v1/topics?filter=all'])('may send %s', (path) => {
    expect(isBlockedForCrawlers(path)).toBe(false);
  });
});
