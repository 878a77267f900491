import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';

export interface RouteLogin {
  readonly provider: 'linkedin' | 'naukri';
  readonly isOneTap: boolean;
  readonly referer: string;
  /** Omitted if empty (decisions A 8). */
  readonly clientId: string;
}

export function loginRouteOf({ provider, isOneTap, referer, clientId }: RouteLogin): string {
  const own: QueryPair[] = [['referer', referer]];
  if (clientId !== '') own.push(['clientid', clientId]);
  if (provider === 'naukri' && isOneTap) own.push(['type', 'yolo']);
  return withQuery(`/login/${provider}`, own);
}
