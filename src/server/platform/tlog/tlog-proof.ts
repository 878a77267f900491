import { fromBase64 } from './signed-note';

export interface LogProof {
  readonly index: number;
  readonly hashes: readonly Buffer[];
  readonly note: string;
  readonly entry: Buffer;
}

const HEADER = 'c2sp.org/tlog-proof@v1';

/** The maximum number of hashes, more than any tree of a valid size needs. */
const MAX_HASHES = 40;

export function writeProof({ index, hashes, note, entry }: LogProof): string {
  const lines = [HEADER, `extra ${entry.toString('base64')}`, `index ${index}`];
  return `${[...lines, ...hashes.map((hash) => hash.toString('base64'))].join('\n')}\n\n${note}`;
}

export function readProof(text: string): LogProof | null {
  const end = text.indexOf('\n\n');
  const [header, extra = '', index = '', ...encoded] = text.slice(0, Math.max(0, end)).split('\n');
  const entry = extra.startsWith('extra ') ? fromBase64(extra.slice(6)) : null;
  const place = /^index (0|[1-9]\d{0,11})$/.exec(index)?.[1];
  const hashes = encoded.map(fromBase64).filter((hash) => hash?.length === 32);
  const isRight = header === HEADER && hashes.length === encoded.length && hashes.length <= MAX_HASHES;
  if (!isRight || entry === null || place === undefined) return null;
  return { index: Number(place), hashes: hashes.filter((hash) => hash !== null), note: text.slice(end + 2), entry };
}
