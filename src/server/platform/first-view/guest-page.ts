import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding';
import type { FirstViewOutput } from './first-view';

/** A text that is compressed once per encoding. */
export class CompressedText {
  readonly #text: string;
  readonly #packed = new Map<Encoding, Buffer>();

  constructor(text: string) {
    this.#text = text;
  }

  packed(encoding: Encoding): Buffer {
    const known = this.#packed.get(encoding);
    if (known !== undefined) return known;
    const made = pack(Buffer.from(this.#text), encoding);
    this.#packed.set(encoding, made);
    return made;
  }
}

/** A page that all guests share. */
export class GuestPage extends CompressedText {
  constructor(
    readonly output: FirstViewOutput,
    readonly shows: { readonly posts: boolean; readonly moment: boolean; readonly secret: boolean },
  ) {
    super(output.html);
  }
}

function pack(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return gzipSync(text);
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
