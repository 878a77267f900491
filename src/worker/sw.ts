import { PageCache } from '@/adapters/browser/page-cache';
import {
  ALWAYS_KEPT_MS,
  CALCULATOR_PATHS,
  OFFLINE_PATH,
  TAKE_OVER_MESSAGE,
} from '@/core/kernel/offline/kept-pages.rules';
import { answerRequests, bypassWrites } from './answer-requests';
import { showPushes } from './show-pushes';
import type { WorkerScope } from './worker-scope';

/** A constant that the build sets. */
declare const IDLE_FILES: readonly string[];

declare const self: WorkerScope;

const cache = new PageCache({
  caches: self.caches,
  fetch: (address, init) => self.fetch(address, init),
  now: () => Date.now(),
});

self.addEventListener('install', (event) => {
  const isSaving = self.navigator.connection?.saveData === true;
  const pages = isSaving ? [OFFLINE_PATH] : [OFFLINE_PATH, ...CALCULATOR_PATHS];
  const since = Date.now() - ALWAYS_KEPT_MS;
  // Missing files are loaded by the next release; the service worker works without them.
  event.waitUntil(
    Promise.allSettled([
      bypassWrites(event),
      cache.keepFiles(IDLE_FILES),
      ...pages.map((page) => cache.keepAlways(page, since)),
    ]),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER_MESSAGE) event.waitUntil(self.skipWaiting());
});

answerRequests(self, cache);
showPushes(self);
