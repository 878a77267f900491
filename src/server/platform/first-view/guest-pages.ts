import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FirstViewOutput } from './first-view';

/** How an answer is packed for its way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A guest's page that other guests get too, packed once per encoding. */
export class GuestPage {
  readonly #packed = new Map<Encoding, Buffer>();

  constructor(readonly output: FirstViewOutput) {}

  packed(encoding: Encoding): Buffer {
    const known = this.#packed.get(encoding);
    if (known !== undefined) return known;
    const made = pack(Buffer.from(this.output.html), encoding);
    this.#packed.set(encoding, made);
    return made;
  }
}

function pack(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return gzipSync(html);
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

/**
 * Guests' pages of the last second. Of many guests who ask for one page at once, one makes it and the others wait; a page that
 * failed is not kept.
 */
export class GuestPages {
  readonly #pages = new Map<string, { readonly page: Promise<GuestPage>; staleAt: number }>();

  constructor(
    private readonly now: () => number,
    private readonly lifetime = 1_000,
    private readonly capacity = 200,
  ) {}

  get(key: string, render: () => Promise<FirstViewOutput>): Promise<GuestPage> {
    const known = this.#pages.get(key);
    if (known !== undefined && known.staleAt > this.now()) return known.page;
    this.#pages.delete(key);
    const oldest = this.#pages.size >= this.capacity ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    // The second counts from the moment the render starts, so that what it read is never older than that.
    const entry = { page: render().then((output) => new GuestPage(output)), staleAt: this.now() + this.lifetime };
    this.#pages.set(key, entry);
    entry.page.catch(() => {
      if (this.#pages.get(key) === entry) this.#pages.delete(key);
    });
    return entry.page;
  }
}
