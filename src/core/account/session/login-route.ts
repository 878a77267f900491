import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';

/** A login that leaves the page for a route of the site. */
export interface RouteLogin {
  readonly provider: 'linkedin' | 'naukri';
  /** True for the job portal's one-tap. */
  readonly isOneTap: boolean;
  /** The page to come back to. */
  readonly referer: string;
  /** Empty means omitted (decisions A 8). */
  readonly clientId: string;
}

/** The address of a login route on the site, with its query (LG-ROUTE-QUERY, LG-ROUTE-YOLO). */
export function loginRouteOf({ provider, isOneTap, referer, clientId }: RouteLogin): string {
  const own: QueryPair[] = [['referer', referer]];
  if (clientId !== '') own.push(['clientid', clientId]);
  if (provider === 'naukri' && isOneTap) own.push(['type', 'yolo']);
  return withQuery(`/login/${provider}`, own);
}
