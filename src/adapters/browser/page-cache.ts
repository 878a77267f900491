import type { KeptPage } from '@/core/kernel/offline/kept-page';
import {
  filesIn,
  filesToDrop,
  isPublicPage,
  isSharedDocument,
  keptAddressOf,
  MAX_KEPT_FILES,
  newestPages,
  titleIn,
} from '@/core/kernel/offline/kept-pages.rules';

/** Names of the caches: read pages, always available pages, and built files. */
const CACHES = { read: 'pages', always: 'always', files: 'files' } as const;

/** The age up to which a response counts as new: shared caches keep one for a minute, and clocks differ. */
const MAX_AGE_MS = 60_000;
const READ_AT = 'x-read-at';
const TITLE = 'x-title';
/** The name of the tag with the time at which a cached page was read. */
export const READ_AT_HEADER = 'read-at';
/** The name of the tag of a page that is always cached. It has no value. */
const ALWAYS_NAME = 'always-kept';

export interface PageCacheParts {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** In ms since 1970. */
  readonly now: () => number;
}

/** The cache of pages, which the page and its service worker share. */
export class PageCache {
  readonly #parts: PageCacheParts;

  constructor(parts: PageCacheParts) {
    this.#parts = parts;
  }

  /** Caches only documents that are the same for all viewers. */
  async keep(address: string, answer: Response): Promise<void> {
    if (!isSharedDocument(partsOf(answer))) return;
    const html = await answer.text();
    if (!isPublicPage(html)) return;
    await this.#store(CACHES.read, keptAddressOf(address), html, answer);
    await this.#trim();
  }

  /** Skips a page that was cached since `since`. */
  async keepAlways(address: string, since: number): Promise<void> {
    if (readAtOf(await this.#find(CACHES.always, address)) >= since) return;
    const answer = await this.#ask(address);
    if (isSharedDocument(partsOf(answer))) await this.#store(CACHES.always, address, await answer.text(), answer);
  }

  /**
   * Caches a page as a guest gets it. Skips one that was cached since `since`. Takes the document from the browser's
   * own cache if it was loaded since then.
   */
  async read(address: string, since: number): Promise<void> {
    if (readAtOf(await this.#find(CACHES.read, keptAddressOf(address))) >= since) return;
    const loaded = await this.#ask(address, 'force-cache');
    const isNew = dateOf(loaded) + MAX_AGE_MS > since;
    await this.keep(address, isNew ? loaded : await this.#ask(address));
  }

  /** Returns a cached document. Its head contains tags that say that it is cached, and when it was read. */
  async document(address: string): Promise<Response | undefined> {
    const kept = await this.#find(CACHES.read, keptAddressOf(address));
    if (kept !== undefined) return marked(kept, READ_AT_HEADER, kept.headers.get(READ_AT) ?? '');
    const always = await this.#find(CACHES.always, address.split('?', 1)[0] ?? '');
    return always && marked(always, ALWAYS_NAME, '');
  }

  /** Returns a file. Fetches and caches a missing one. */
  async file(request: Request): Promise<Response> {
    const kept = await this.#find(CACHES.files, request.url);
    if (kept !== undefined) return kept;
    const answer = await this.#parts.fetch(request.url);
    if (answer.ok) await this.#put(CACHES.files, request.url, answer.clone());
    return answer;
  }

  /**
   * Caches missing files. Lists the cached files once, because looking them up one by one would delay a page on a
   * phone.
   */
  async keepFiles(addresses: readonly string[]): Promise<void> {
    const cache = await this.#parts.caches.open(CACHES.files);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = addresses.map((address) => new URL(address, location.origin).href);
    await Promise.all(wanted.filter((url) => !kept.has(url)).map((url) => this.file(new Request(url))));
  }

  async list(): Promise<readonly KeptPage[]> {
    const cache = await this.#parts.caches.open(CACHES.read);
    const pages = await Promise.all(
      (await cache.keys()).map(async (request): Promise<KeptPage> => {
        const { pathname, search } = new URL(request.url);
        const headers = (await cache.match(request))?.headers;
        const title = decodeURIComponent(headers?.get(TITLE) ?? '');
        return { address: `${pathname}${search}`, title, readAt: Number(headers?.get(READ_AT)) };
      }),
    );
    return newestPages(pages);
  }

  /** Removes every trace of which pages were read. */
  async forget(): Promise<void> {
    await this.#parts.caches.delete(CACHES.read);
  }

  async forgetAll(): Promise<void> {
    await Promise.all(Object.values(CACHES).map((name) => this.#parts.caches.delete(name)));
  }

  async #trim(): Promise<void> {
    const stay = new Set((await this.list()).map(({ address }) => address));
    const pages = await this.#parts.caches.open(CACHES.read);
    for (const request of await pages.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!stay.has(`${pathname}${search}`)) await pages.delete(request);
    }
    const files = await this.#parts.caches.open(CACHES.files);
    const kept = (await files.keys()).map(({ url }) => new URL(url).pathname);
    if (kept.length <= MAX_KEPT_FILES) return;
    for (const path of filesToDrop(kept, await this.#namedFiles())) await files.delete(path);
  }

  async #namedFiles(): Promise<ReadonlySet<string>> {
    const named = new Set<string>();
    for (const name of [CACHES.read, CACHES.always]) {
      for (const answer of await (await this.#parts.caches.open(name)).matchAll())
        for (const address of filesIn(await answer.text())) named.add(address);
    }
    return named;
  }

  #ask(address: string, cache: RequestCache = 'default'): Promise<Response> {
    return this.#parts.fetch(address, { credentials: 'omit', headers: { accept: 'text/html' }, cache });
  }

  async #find(name: string, address: string): Promise<Response | undefined> {
    return (await this.#parts.caches.open(name)).match(address);
  }

  async #store(name: string, address: string, html: string, answer: Response): Promise<void> {
    const { headers } = answer;
    const now = this.#parts.now();
    const kept = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': headers.get('content-security-policy') ?? '',
      // The service worker's clock is the device's, which may be off.
      [READ_AT]: String(Math.abs(now - dateOf(answer)) > MAX_AGE_MS ? dateOf(answer) : now),
      [TITLE]: encodeURIComponent(titleIn(html)),
    });
    // The page comes last: once listed, its files are needed.
    await this.keepFiles(filesIn(html));
    await this.#put(name, address, new Response(html, { headers: kept }));
  }

  /** Stores an answer, unless the device is full. */
  async #put(name: string, address: string, answer: Response): Promise<void> {
    await (await this.#parts.caches.open(name)).put(address, answer).catch(() => undefined);
  }
}

/** In ms since 1970, or -Infinity if there is none. */
function readAtOf(kept: Response | undefined): number {
  return Number(kept?.headers.get(READ_AT) ?? Number.NEGATIVE_INFINITY);
}

/** In ms since 1970, by the server's clock. NaN if there is none. */
function dateOf({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '');
}

function partsOf({ status, headers }: Response) {
  return { status, contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') };
}

async function marked(kept: Response, name: string, content: string): Promise<Response> {
  const html = (await kept.text()).replace('<head>', `<head><meta name="${name}" content="${content}">`);
  return new Response(html, { headers: kept.headers });
}
