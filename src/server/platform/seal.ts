import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export class SealBroken extends Error {
  constructor() {
    super('A sealed value cannot be opened: it was changed, or the authorship key is not the one it was sealed with.');
    this.name = 'SealBroken';
  }
}

/**
 * Encrypts with AES-256-GCM under a 32-byte key. `context` is not stored and must match, so that a seal cannot be moved
 * to another row. Randomised. Adds 28 bytes.
 */
export function seal(key: Uint8Array, content: Uint8Array, context: Uint8Array): Buffer {
  return sealWith(key, content, context, randomBytes(nonceBytes));
}

/** Works like `seal`, but is deterministic. `mac` is a keyed hash of content and context, under another key. */
export function sealDeterministic(key: Uint8Array, content: Uint8Array, context: Uint8Array, mac: Uint8Array): Buffer {
  return sealWith(key, content, context, mac.subarray(0, nonceBytes));
}

function sealWith(key: Uint8Array, content: Uint8Array, context: Uint8Array, nonce: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(context);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts. Throws SealBroken for another key or context. */
export function unseal(key: Uint8Array, sealed: Uint8Array, context: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new SealBroken();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(context);
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    const start = decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes));
    return Buffer.concat([start, decipher.final()]);
  } catch {
    throw new SealBroken();
  }
}
