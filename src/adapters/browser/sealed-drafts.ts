import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { SEALED_DRAFTS } from './sealed-drafts-key';
import { storedTextsIn } from './stored-texts';

/** The key is in base64url. */
export interface DraftOwner {
  readonly owner: string;
  readonly secret: string;
}

const IV_BYTES = 12;

/** Replaces a user's texts on the device by one sealed text. Without encryption (no https) they stay. */
export async function sealDrafts(storage: KeyValueStorage, { owner, secret }: DraftOwner): Promise<void> {
  const key = await keyOf(secret);
  const texts = textsOf(storage, owner);
  if (key === null || texts.length === 0) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(texts)),
  );
  // Texts that changed in the meantime are checked again.
  if (texts.some(([name, text]) => storage.get(name) !== text)) return sealDrafts(storage, { owner, secret });
  // Removes the plain texts first, because the device may be too full for both.
  for (const [name] of texts) storage.remove(name);
  storage.set(`${SEALED_DRAFTS}${owner}.${toText(iv)}`, toText(new Uint8Array(sealed)));
}

/** Restores a user's texts. A text that was written since stays. */
export async function openDrafts(storage: KeyValueStorage, { owner, secret }: DraftOwner): Promise<void> {
  const key = await keyOf(secret);
  if (key === null) return;
  const start = `${SEALED_DRAFTS}${owner}.`;
  for (const name of storage.keysFrom(start)) {
    const opened = await unseal(key, name.slice(start.length), storage.get(name) ?? '');
    for (const [kept, text] of storedTextsIn(opened)) if (storage.get(kept) === null) storage.set(kept, text);
    storage.remove(name);
  }
}

/** Returns null for a damaged text, or one sealed with another key. */
async function unseal(key: CryptoKey, iv: string, sealed: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed)),
    );
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function textsOf(storage: KeyValueStorage, owner: string): readonly (readonly [string, string])[] {
  return storage.keysFrom('').flatMap((name): readonly (readonly [string, string])[] => {
    const text = storage.get(name);
    const isOwn = text !== null && !name.startsWith(SEALED_DRAFTS) && (name.includes(owner) || text.includes(owner));
    return isOwn ? [[name, text]] : [];
  });
}

function keyOf(secret: string): Promise<CryptoKey | null> {
  if (globalThis.crypto?.subtle === undefined) return Promise.resolve(null);
  return crypto.subtle.importKey('raw', toBytes(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
