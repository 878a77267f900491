import type { PageCache } from '@/adapters/browser/page-cache';
import { isPagePath, KEPT_PAGE_WAIT_MS, OFFLINE_PATH, offlineAddressFor } from '@/core/kernel/offline/kept-pages.rules';
import type { InstallEvent, RequestEvent, WorkerScope } from './worker-scope';

/** The page paints first: keeping it takes the same device's processor. */
const PAINTED_MS = 1_500;

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Has the browser send writes past the service worker. It would hand them back unanswered, and one of a page that was left in the meantime is lost
 * on that way, such as how far messages were read.
 */
export async function passWritesBy(event: InstallEvent): Promise<void> {
  await event.addRoutes?.(WRITES.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' })));
}

/** Answers for built files and for whatever the browser navigates to; calls of pages go to the server untouched. */
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
   * Returns the server's only answer. The browser has sent the request already (navigation preload), and would send it again if nobody took
   * that answer: a login's code, or a download, can be used once.
   */
  async function fetched(event: RequestEvent): Promise<Response> {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request));
  }

  /** The server's document; if that does not come, the one that was read last. */
  async function documentFor(event: RequestEvent, { pathname, search }: URL): Promise<Response> {
    const address = `${pathname}${search}`;
    const kept = () => cache.document(address).catch(() => undefined);
    const asked = fromServer(event, address);
    try {
      return await Promise.race([asked, pause(KEPT_PAGE_WAIT_MS).then(async () => (await kept()) ?? asked)]);
    } catch {
      const last = await kept();
      // Browsers refuse a redirect to the address itself.
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
