import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding';
import type { FirstViewOutput } from './first-view';

export class GuestPage {
  readonly #packed = new Map<Encoding, Buffer>();

  constructor(
    readonly output: FirstViewOutput,
    readonly shows: { readonly posts: boolean; readonly moment: boolean },
  ) {}

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
