import type { PageCache } from '@/adapters/browser/page-cache';
import { isPagePath, KEPT_PAGE_WAIT_MS, OFFLINE_PATH, offlineAddressFor } from '@/core/offline/kept-pages.rules';
import type { RequestEvent, WorkerScope } from './worker-scope';

/** Answers for built files and documents; everything else goes to the server untouched. */
export function answerRequests(scope: WorkerScope, cache: PageCache): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (url.pathname.startsWith('/static/')) event.respondWith(cache.file(request));
    else if (request.mode === 'navigate' && isPagePath(url.pathname)) event.respondWith(documentFor(event, url));
  });

  /** The server's document; where that does not come, the one that was read last. */
  async function documentFor(event: RequestEvent, { pathname, search }: URL): Promise<Response> {
    const address = `${pathname}${search}`;
    const kept = await cache.document(address).catch(() => undefined);
    try {
      const asked = fromServer(event, address);
      return await (kept === undefined ? asked : Promise.race([asked, afterWait(kept)]));
    } catch {
      // Browsers refuse a redirect to the address itself.
      if (kept !== undefined || pathname === OFFLINE_PATH) return kept ?? Response.error();
      return Response.redirect(offlineAddressFor(address));
    }
  }

  async function fromServer(event: RequestEvent, address: string): Promise<Response> {
    const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    event.waitUntil(cache.keep(address, answer.clone()).catch(() => undefined));
    return answer;
  }
}

function afterWait(kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(kept), KEPT_PAGE_WAIT_MS));
}
