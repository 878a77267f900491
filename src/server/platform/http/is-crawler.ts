import { isbot } from 'isbot';

/**
 * Returns true for crawlers. Headless browsers do not count: tests, prints and screen captures use them, and pages
 * without filters and comments would look broken.
 */
export function isCrawler(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
