import { describe, expect, it } from 'vitest';
import { isCrawler, isForPeopleOnly } from './crawler';

describe('crawlers', () => {
  it('[CR-DETECT] are told by the user agent', () => {
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
      'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
      'Mozilla/5.0 (compatible; Baiduspider/2.0)',
      'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    ]) {
      expect(isCrawler(agent)).toBe(true);
    }
    for (const agent of [
      '',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 YaBrowser/25.8 Yowser/2.5 Safari/537.36',
    ]) {
      expect(isCrawler(agent)).toBe(false);
    }
  });

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
  ])('do not send %s', (path) => {
    expect(isForPeopleOnly(path)).toBe(true);
  });

  it.each(['/api/feed/v3/feed', '/api/feed/v1/feed/7', '/api/feed/v1/topics?filter=all'])('may send %s', (path) => {
    expect(isForPeopleOnly(path)).toBe(false);
  });
});
