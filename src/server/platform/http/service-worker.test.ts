import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerServiceWorker } from './service-worker';

let clientDirectory = '';
beforeAll(() => {
  clientDirectory = mkdtempSync(join(tmpdir(), 'tarakki-worker-'));
  writeFileSync(join(clientDirectory, 'sw.js'), 'built()');
});
afterAll(() => rmSync(clientDirectory, { recursive: true }));

function aServer(isOn: boolean) {
  const app = fastify();
  registerServiceWorker(app, { clientDirectory, brand: 'Tarakki', isOn });
  return app;
}

describe('the address of the service worker', () => {
  it('has the built one, which browsers look at again each time', async () => {
    const answer = await aServer(true).inject('/sw.js');
    expect([answer.body, answer.headers['cache-control']]).toEqual(['built()', 'no-cache']);
    expect(answer.headers['content-type']).toContain('text/javascript');
  });

  it('has one that removes itself where it is switched off', async () => {
    const { body } = await aServer(false).inject('/sw.js');
    const done: string[] = [];
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
    const self = {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('took over'),
      registration: { unregister: async () => done.push('unregistered') },
    };
    const caches = {
      keys: async () => ['pages', 'files'],
      delete: async (name: string) => done.push(`removed ${name}`),
    };
    new Function('self', 'caches', body)(self, caches);
    const work: Promise<unknown>[] = [];
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (each) => work.push(each) });
    await Promise.all(work);
    expect(done).toEqual(['took over', 'removed pages', 'removed files', 'unregistered']);
  });

  it('has a page beside it that removes it from one browser, by a script that the policy names', async () => {
    const { body } = await aServer(true).inject('/sw-off');
    expect(body).toContain('each.unregister()');
  });
});
