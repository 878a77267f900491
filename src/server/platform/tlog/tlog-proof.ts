import { fromBase64 } from './signed-note';

/** A proof that an entry is in a log, as c2sp.org/tlog-proof has it; nothing in it is verified. */
export interface LogProof {
  /** The place of the entry, from 0 on. */
  readonly index: number;
  /** The inclusion proof. */
  readonly hashes: readonly Buffer[];
  /** The checkpoint with its signatures. */
  readonly note: string;
  /** The entry itself. */
  readonly entry: Buffer;
}

const HEADER = 'c2sp.org/tlog-proof@v1';

/** A tree of as many leaves as a checkpoint may name has no longer path. */
const MAX_HASHES = 40;

export function writeProof({ index, hashes, note, entry }: LogProof): string {
  const lines = [HEADER, `extra ${entry.toString('base64')}`, `index ${index}`];
  return `${[...lines, ...hashes.map((hash) => hash.toString('base64'))].join('\n')}\n\n${note}`;
}

/** Reads a proof that has its entry; null for any other text. */
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
