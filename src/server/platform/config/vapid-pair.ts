import { createECDH } from 'node:crypto';

/** Returns true if two base64url keys are a P-256 pair, as VAPID requires (RFC 8292). */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
