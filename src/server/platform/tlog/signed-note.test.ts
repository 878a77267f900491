import { expect, it } from 'vitest';
import { checkpointText, cosign, cosignatureOf, readCheckpoint } from './checkpoint';
import {
  COSIGNATURE,
  isSignedByOne,
  keyIdOf,
  makePrivateKey,
  NOTE_SIGNATURE,
  parsePrivateKey,
  readNote,
  readVerifierKey,
  signNote,
  verifierOf,
  writeVerifierKey,
} from './signed-note';

const FOREIGN_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const FOREIGN_NOTE = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

const signer = {
  name: 'tarakki.example/log',
  type: NOTE_SIGNATURE,
  privateKey: parsePrivateKey(makePrivateKey()),
} as const;
const witness = {
  name: 'other.example/witness',
  type: COSIGNATURE,
  privateKey: parsePrivateKey(makePrivateKey()),
} as const;
const root = Buffer.alloc(32, 7);
const text = checkpointText('tarakki.example/log', { size: 12, root });

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It cannot be read.');
  return value;
}

it('a note and a key of another implementation are right', () => {
  const key = known(readVerifierKey(FOREIGN_KEY));
  expect(writeVerifierKey(key)).toBe(FOREIGN_KEY);
  expect(isSignedByOne(known(readNote(FOREIGN_NOTE)), [key])).toBe(true);
  expect(isSignedByOne(known(readNote(FOREIGN_NOTE.replace('answer', 'Answer'))), [key])).toBe(false);
});

it('a checkpoint is read as it was signed, and is signed by its key alone', () => {
  const signed = signNote(text, [signer]);
  expect(signed).toMatch(
    /^tarakki\.example\/log\n12\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n\n— tarakki\.example\/log \S+=\n$/,
  );
  const read = known(readCheckpoint(signed));
  expect(read).toMatchObject({ origin: 'tarakki.example/log', size: 12, root });
  const other = { ...signer, privateKey: parsePrivateKey(makePrivateKey()) };
  expect(isSignedByOne(read.note, [verifierOf(signer)])).toBe(true);
  expect(isSignedByOne(read.note, [verifierOf(other)])).toBe(false);
  // During a key change either key is enough.
  const both = known(readNote(signNote(text, [signer, other])));
  expect(isSignedByOne(both, [verifierOf(other)])).toBe(true);
  // A wrong signature under a known name and id invalidates the note.
  const forged = { ...both, text: text.replace('12', '13') };
  expect(isSignedByOne(forged, [verifierOf(signer), verifierOf(other)])).toBe(false);
});

it.each([
  ['no line feed at the end', (note: string) => note.slice(0, -1)],
  ['no empty line', (note: string) => note.replace('\n\n', '\n')],
  ['a control character', (note: string) => note.replace('\n12\n', '\n12\t\n')],
  ['a size with a zero before it', (note: string) => note.replace('\n12\n', '\n012\n')],
  ['a negative size', (note: string) => note.replace('\n12\n', '\n-1\n')],
  ['a size that no tree has', (note: string) => note.replace('\n12\n', '\n9999999999999\n')],
  ['a root of 31 bytes', (note: string) => note.replace(/\nBw.*=\n/, `\n${Buffer.alloc(31).toString('base64')}\n`)],
  ['base64 of other rules', (note: string) => note.replace('Bwc=\n', 'Bwd=\n')],
  ['no origin', (note: string) => note.replace('tarakki.example/log\n', '\n')],
  ['a signature line of another form', (note: string) => note.replace('— ', '- ')],
  ['no signature', (note: string) => note.slice(0, note.indexOf('— '))],
])('a checkpoint with %s is none', (_, change) => {
  const signed = signNote(text, [signer]);
  expect(readCheckpoint(change(signed))).toBeNull();
});

it.each([
  ['another id', (key: string) => key.replace(/\+[0-9a-f]{8}\+/, '+00000000+')],
  ['another name', (key: string) => `x${key}`],
  ['a space in its name', (key: string) => key.replace('/log', ' log')],
  ['31 bytes', (key: string) => key.replace(/[^+]*$/, Buffer.alloc(32, 1).toString('base64'))],
  ['another kind', (key: string) => key.replace(/[^+]*$/, Buffer.alloc(33, 9).toString('base64'))],
])('a key with %s is none', (_, change) => {
  const key = writeVerifierKey(verifierOf(signer));
  expect(readVerifierKey(key)).toEqual(verifierOf(signer));
  expect(readVerifierKey(change(key))).toBeNull();
});

it('a cosignature is right for its witness, checkpoint and second', () => {
  const at = Date.UTC(2026, 10, 28, 3, 0, 7, 450);
  const line = cosign(text, witness, at);
  const note = known(readNote(`${signNote(text, [signer])}${line}`));
  expect(cosignatureOf(note, verifierOf(witness))).toEqual({ at: Date.UTC(2026, 10, 28, 3, 0, 7), line });
  expect(cosignatureOf({ ...note, text: text.replace('12', '13') }, verifierOf(witness))).toBeNull();
  const bytes = Buffer.from(line.split(' ')[2] ?? '', 'base64');
  bytes.writeBigUInt64BE(bytes.readBigUInt64BE(4) - 86_400n, 4);
  const backdated = known(readNote(`${text}\n— ${witness.name} ${bytes.toString('base64')}\n`));
  expect(cosignatureOf(backdated, verifierOf(witness))).toBeNull();
  expect(keyIdOf(verifierOf(witness))).not.toBe(keyIdOf({ ...verifierOf(witness), type: NOTE_SIGNATURE }));
});
