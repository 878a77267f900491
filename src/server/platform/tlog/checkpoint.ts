import type { TreeHead } from './merkle';
import type { Note, SignerKey, VerifierKey } from './signed-note';
import {
  fromBase64,
  isSigned,
  keyIdOf,
  readNote,
  signaturesOf,
  signBytes,
  verifierOf,
  writeSignature,
} from './signed-note';

export interface Checkpoint extends TreeHead {
  readonly origin: string;
  readonly note: Note;
}

export function checkpointText(origin: string, { size, root }: TreeHead): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

export function readCheckpoint(text: string): Checkpoint | null {
  const note = readNote(text);
  if (note === null) return null;
  const [origin = '', size = '', encoded = '', ...extensions] = note.text.slice(0, -1).split('\n');
  const root = fromBase64(encoded);
  const isRight = origin !== '' && /^(?:0|[1-9]\d{0,11})$/.test(size);
  if (!isRight || root?.length !== 32 || extensions.includes('')) return null;
  return { origin, size: Number(size), root, note };
}

const SECOND_MS = 1_000;

function cosignedText(text: string, seconds: bigint): string {
  return `cosignature/v1\ntime ${seconds}\n${text}`;
}

/** Returns the cosignature line for a checkpoint. `at` is in ms since 1970 (c2sp.org/tlog-cosignature, v1). */
export function cosign(text: string, signer: SignerKey, at: number): string {
  const seconds = BigInt(Math.floor(at / SECOND_MS));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(seconds);
  const bytes = Buffer.concat([time, signBytes(signer, cosignedText(text, seconds))]);
  return writeSignature({ name: signer.name, keyId: keyIdOf(verifierOf(signer)), bytes });
}

export interface Cosignature {
  readonly at: number;
  readonly line: string;
}

export function cosignatureOf(note: Note, witness: VerifierKey): Cosignature | null {
  const right = signaturesOf(note, witness).flatMap((signature): Cosignature[] => {
    if (signature.bytes.length !== 72) return [];
    const seconds = signature.bytes.readBigUInt64BE();
    return isSigned(witness, cosignedText(note.text, seconds), signature.bytes.subarray(8))
      ? [{ at: Number(seconds) * SECOND_MS, line: writeSignature(signature) }]
      : [];
  });
  return right.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
