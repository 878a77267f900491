import type { PageCache } from '@/adapters/browser/page-cache';
import { isPagePath, KEPT_PAGE_WAIT_MS, OFFLINE_PATH, offlineAddressFor } from '@/core/kernel/offline/kept-pages.rules';
import type { InstallEvent, RequestEvent, WorkerScope } from './worker-scope';

/** The delay in ms before a page is stored, because storing competes with rendering for the processor. */
const PAINTED_MS = 1_500;

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Lets writes bypass the service worker. Otherwise a write of a page that is being left, such as a read mark, would be
 * lost.
 */
export async function bypassWrites(event: InstallEvent): Promise<void> {
  await event.addRoutes?.(WRITES.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' })));
}

/** Handles built files and navigations. API calls go to the server. */
export function answerRequests(scope: WorkerScope, cache: PageCache): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (url.pathname.startsWith('/static/')) event.respondWith(cache.file(request));
    else if (request.mode === 'navigate')
      event.respondWith(isPagePath(url.pathname) ? documentFor(event, url) : fetched(event));
  });

  /**
   * Returns the preloaded response if there is one. Otherwise the browser would repeat the request, and a login's code
   * or a download works only once.
   */
  async function fetched(event: RequestEvent): Promise<Response> {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request));
  }

  async function documentFor(event: RequestEvent, { pathname, search }: URL): Promise<Response> {
    const address = `${pathname}${search}`;
    const kept = () => cache.document(address).catch(() => undefined);
    const asked = fromServer(event, address);
    try {
      return await Promise.race([asked, pause(KEPT_PAGE_WAIT_MS).then(async () => (await kept()) ?? asked)]);
    } catch {
      const last = await kept();
      // Browsers refuse a redirect to the same address.
      if (last !== undefined || pathname === OFFLINE_PATH) return last ?? Response.error();
      return Response.redirect(offlineAddressFor(address));
    }
  }

  async function fromServer(event: RequestEvent, address: string): Promise<Response> {
    const answer = await fetched(event);
    const copy = answer.clone();
    event.waitUntil(pause(PAINTED_MS).then(() => cache.keep(address, copy).catch(() => undefined)));
    return answer;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
