import { createECDH } from 'node:crypto';

/** Returns whether two keys in base64url are the halves of one pair of P-256, as VAPID has them (RFC 8292). */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    // Node refuses a text that is no key of the curve.
    return false;
  }
}
