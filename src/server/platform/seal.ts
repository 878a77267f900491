import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A sealed value was changed, belongs to another place, or was sealed with another key. */
export class SealBroken extends Error {
  constructor() {
    super('A sealed value cannot be opened: it was changed, or the authorship key is not the one it was sealed with.');
    this.name = 'SealBroken';
  }
}

/**
 * Seals bytes with AES-256-GCM under a 32 byte key. `context` is not stored: a seal opens only if the same context is
 * given, so that it cannot be moved to another row. Equal contents give different seals. 28 bytes longer than the content.
 */
export function seal(key: Uint8Array, content: Uint8Array, context: Uint8Array): Buffer {
  return sealWith(key, content, context, randomBytes(nonceBytes));
}

/** Seals as `seal` does, but equal contents give equal seals. `mac` is a keyed hash of the content and the context, under another key. */
export function sealAlike(key: Uint8Array, content: Uint8Array, context: Uint8Array, mac: Uint8Array): Buffer {
  return sealWith(key, content, context, mac.subarray(0, nonceBytes));
}

function sealWith(key: Uint8Array, content: Uint8Array, context: Uint8Array, nonce: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(context);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `seal` made under the same key and context; throws SealBroken otherwise. */
export function unseal(key: Uint8Array, sealed: Uint8Array, context: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new SealBroken();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(context);
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    const start = decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes));
    return Buffer.concat([start, decipher.final()]);
  } catch {
    // Node's error says nothing more than that the tag is wrong.
    throw new SealBroken();
  }
}
