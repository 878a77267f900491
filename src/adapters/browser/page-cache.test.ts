import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache';

const ORIGIN = 'https://tarakki.example';
const GUEST_PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

class MemoryCaches implements Pick<CacheStorage, 'open' | 'delete'> {
  readonly #caches = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    const answers = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, answers);
    const urlOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;
    return {
      add: unused,
      addAll: unused,
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
      match: async (asked) => answers.get(urlOf(asked))?.clone(),
      matchAll: async () => [...answers.values()].map((answer) => answer.clone()),
      put: async (asked, answer) => void answers.set(urlOf(asked), answer),
      delete: async (asked) => answers.delete(urlOf(asked)),
    };
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

function unused(): never {
  throw new Error('The page cache does not use this.');
}

/**
 * Creates a cache with `device.now` and `device.files`. Records the fetched paths. The browser's own cache has documents
 * of `device.loadedAt`.
 */
function aCache() {
  const fetched: string[] = [];
  const device = { now: 1_000_000, files: Promise.resolve(), loadedAt: Number.NaN };
  const caches = Object.assign(new MemoryCaches(), { has: unused, keys: unused, match: unused });
  const cache = new PageCache({
    caches,
    now: () => device.now,
    fetch: async (address, init) => {
      const { pathname } = new URL(address, ORIGIN);
      const isLoaded = init?.cache === 'force-cache' && !Number.isNaN(device.loadedAt);
      if (!isLoaded) fetched.push(pathname);
      if (pathname.startsWith('/static/')) {
        await device.files;
        return new Response('code');
      }
      const date = new Date(isLoaded ? device.loadedAt : device.now).toUTCString();
      const headers = { ...GUEST_PAGE, date };
      return new Response(`<head><title>${pathname}</title><script src="/static/a.js">`, { headers });
    },
  });
  return { cache, fetched, device };
}

beforeEach(() => vi.stubGlobal('location', { origin: ORIGIN }));
afterEach(() => vi.unstubAllGlobals());

it('fetches a page that is always there again once it is older than asked for', async () => {
  const { cache, fetched, device } = aCache();
  await cache.keepAlways('/calculators', device.now - 10);
  expect(fetched).toEqual(['/calculators', '/static/a.js']);
  device.now += 10;
  await cache.keepAlways('/calculators', device.now - 10);
  expect(fetched).toHaveLength(2);
  device.now += 1;
  await cache.keepAlways('/calculators', device.now - 10);
  expect(fetched).toEqual(['/calculators', '/static/a.js', '/calculators']);
});

it('takes a page from the browser’s cache if it was loaded since, and else from the server', async () => {
  const { cache, fetched, device } = aCache();
  device.loadedAt = 900_000;
  await cache.read('/p/1', 959_999);
  expect(fetched).toEqual(['/static/a.js']);
  await cache.read('/p/2', 960_000);
  expect(fetched).toEqual(['/static/a.js', '/p/2']);
});

it('says when the server made an old page, and when a new one was read', async () => {
  const { cache, device } = aCache();
  await cache.read('/p/new', 0);
  device.loadedAt = 939_000;
  await cache.read('/p/old', 0);
  device.now -= 3_600_000;
  await cache.keep(
    '/p/slow-clock',
    new Response('<head>', { headers: { ...GUEST_PAGE, date: new Date(1_000_000).toUTCString() } }),
  );
  expect((await cache.list()).map(({ address, readAt }) => [address, readAt])).toEqual([
    ['/p/new', 1_000_000],
    ['/p/slow-clock', 1_000_000],
    ['/p/old', 939_000],
  ]);
});

it('lists a page once its files are kept', async () => {
  const { cache, fetched, device } = aCache();
  let arrive = () => {};
  device.files = new Promise((resolve) => {
    arrive = resolve;
  });
  const kept = cache.read('/p/1', 0);
  await vi.waitFor(() => expect(fetched).toContain('/static/a.js'));
  expect(await cache.list()).toEqual([]);
  arrive();
  await kept;
  expect(await cache.list()).toHaveLength(1);
});

it('keeps the files of kept pages beyond the number of files', async () => {
  const { cache, fetched } = aCache();
  await cache.keepAlways('/offline', 0);
  await cache.keepFiles(Array.from({ length: 400 }, (_, place) => `/static/${place}.js`));
  await cache.read('/p/1', 0);
  fetched.length = 0;
  await cache.keepFiles(['/static/a.js', '/static/0.js', '/static/399.js']);
  expect(fetched).toEqual(['/static/0.js']);
});

it('marks both kinds of kept documents, of which a signed-in user sees another page than a guest', async () => {
  const { cache } = aCache();
  await cache.keepAlways('/offline', 0);
  await cache.read('/p/1', 0);
  expect(await (await cache.document('/offline?at=%2Fp%2F2'))?.text()).toContain('<head><meta name="always-kept"');
  expect(await (await cache.document('/p/1'))?.text()).toContain('<head><meta name="read-at"');
  expect(await cache.document('/p/2')).toBeUndefined();
});
