import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

export const NOTE_SIGNATURE = 1;
export const COSIGNATURE = 4;
type SignatureType = typeof NOTE_SIGNATURE | typeof COSIGNATURE;

export interface VerifierKey {
  readonly name: string;
  readonly type: SignatureType;
  /** A key of 32 bytes. */
  readonly publicKey: Buffer;
}

export interface SignerKey {
  readonly name: string;
  readonly type: SignatureType;
  readonly privateKey: KeyObject;
}

export interface NoteSignature {
  readonly name: string;
  /** An id of four bytes, in hexadecimal. */
  readonly keyId: string;
  readonly bytes: Buffer;
}

export interface Note {
  /** The text with the line feed at its end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** SPKI header of an Ed25519 key in DER (RFC 8410). */
const SPKI_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

const KEY_NAME = /^[^\s+]+$/u;
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a note must have none of them.
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f]/;

const MAX_SIGNATURES = 64;

/** Returns base64 of the PKCS #8 form. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

export function parsePrivateKey(stored: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' });
}

export function verifierOf({ name, type, privateKey }: SignerKey): VerifierKey {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { name, type, publicKey: spki.subarray(SPKI_HEADER.length) };
}

export function keyIdOf({ name, type, publicKey }: VerifierKey): string {
  const hashed = Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(type), publicKey]);
  return createHash('sha256').update(hashed).digest().subarray(0, 4).toString('hex');
}

/** Returns `<name>+<key id>+<base64 of type and key>`. */
export function writeVerifierKey(key: VerifierKey): string {
  return `${key.name}+${keyIdOf(key)}+${Buffer.concat([Buffer.of(key.type), key.publicKey]).toString('base64')}`;
}

export function readVerifierKey(line: string): VerifierKey | null {
  const [, name = '', keyId = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  const type = bytes?.[0];
  if (bytes?.length !== 33 || (type !== NOTE_SIGNATURE && type !== COSIGNATURE)) return null;
  const key: VerifierKey = { name, type, publicKey: bytes.subarray(1) };
  return keyIdOf(key) === keyId ? key : null;
}

export function fromBase64(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded ? bytes : null;
}

export function readNote(note: string): Note | null {
  const end = note.lastIndexOf('\n\n');
  if (end <= 0 || !note.endsWith('\n') || FORBIDDEN.test(note) || note.includes('\uFFFD')) return null;
  const signatures = readSignatureLines(note.slice(end + 2));
  return signatures === null || signatures.length === 0 ? null : { text: note.slice(0, end + 1), signatures };
}

export function readSignatureLines(lines: string): readonly NoteSignature[] | null {
  if (!lines.endsWith('\n')) return null;
  const parts = lines.slice(0, -1).split('\n');
  if (parts.length > MAX_SIGNATURES) return null;
  const signatures = parts.map((line): NoteSignature | null => {
    const [, name = '', encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (name === '' || bytes === null || bytes.length < 5) return null;
    return { name, keyId: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) };
  });
  return signatures.every((signature) => signature !== null) ? signatures : null;
}

export function writeSignature({ name, keyId, bytes }: NoteSignature): string {
  return `— ${name} ${Buffer.concat([Buffer.from(keyId, 'hex'), bytes]).toString('base64')}\n`;
}

export function signBytes(signer: SignerKey, message: string): Buffer {
  return sign(null, Buffer.from(message), signer.privateKey);
}

export function isSigned(key: VerifierKey, message: string, signature: Uint8Array): boolean {
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI_HEADER, key.publicKey]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(message), publicKey, signature);
}

export function signNote(text: string, signers: readonly SignerKey[]): string {
  const lines = signers.map((signer) => {
    if (!KEY_NAME.test(signer.name)) throw new Error(`"${signer.name}" is no name of a key.`);
    return writeSignature({
      name: signer.name,
      keyId: keyIdOf(verifierOf(signer)),
      bytes: signBytes(signer, text),
    });
  });
  return `${text}\n${lines.join('')}`;
}

export function signaturesOf({ signatures }: Pick<Note, 'signatures'>, key: VerifierKey): readonly NoteSignature[] {
  const keyId = keyIdOf(key);
  return signatures.filter((signature) => signature.name === key.name && signature.keyId === keyId);
}

export function isSignedByOne(note: Note, keys: readonly VerifierKey[]): boolean {
  const checks = keys.flatMap((key) => signaturesOf(note, key).map(({ bytes }) => isSigned(key, note.text, bytes)));
  return checks.length > 0 && checks.every((isRight) => isRight);
}
