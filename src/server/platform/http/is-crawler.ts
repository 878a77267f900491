import { isbot } from 'isbot';

/**
 * Returns whether a user agent is that of a crawler. A browser without a window is none: it runs the product as any browser does, for tests,
 * prints and screen captures, and a page without filters, comments and conversations would look broken in it.
 */
export function isCrawler(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
