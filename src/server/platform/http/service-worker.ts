import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { WORKER_OFF_PATH, WORKER_PATH } from '@/core/kernel/offline/kept-pages.rules';
import { allowInline } from './content-security';
import { plainPage } from './plain-page';

export interface ServiceWorkerInput {
  readonly clientDirectory: string;
  readonly brand: string;
  readonly isOn: boolean;
}

/** A service worker that replaces an installed one, and removes itself with its data. */
const REMOVING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** A script that repeats until nothing is left, since the old worker may still be storing a response. */
const REMOVING_SCRIPT = `
(async () => {
  const done = document.getElementById('done');
  try {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (let quiet = 0; quiet < 5; quiet += 1) {
      for (const name of await caches.keys()) {
        await caches.delete(name);
        quiet = 0;
      }
      await new Promise((later) => setTimeout(later, 100));
    }
    done.textContent = 'Done. Pages come from the server again.';
  } catch {
    done.textContent = 'This browser keeps no pages, so there is nothing to remove.';
  }
})();
`;

export function registerServiceWorker(
  app: FastifyInstance,
  { clientDirectory, brand, isOn }: ServiceWorkerInput,
): void {
  const file = join(clientDirectory, WORKER_PATH);
  app.get(WORKER_PATH, (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
    return reply.send(isOn ? readFileSync(file) : REMOVING_WORKER);
  });
  const hash = `sha256-${createHash('sha256').update(REMOVING_SCRIPT).digest('base64')}`;
  app.get(WORKER_OFF_PATH, (_request, reply) => {
    allowInline(reply, 'script-src', [hash]);
    const body = `<p id="done" role="status">Removing what this browser keeps of pages …</p><p><a href="/">Home</a></p><script>${REMOVING_SCRIPT}</script>`;
    return reply.type('text/html; charset=utf-8').send(plainPage('Kept pages', body, brand));
  });
}
