import type { Ids } from '@/core/kernel/common/ids.port';

/** Random UUIDs. Made from random bytes, because `crypto.randomUUID` is missing on pages served without TLS. */
export class CryptoIds implements Ids {
  next(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const hex = [...bytes].map((byte, index) => withVersion(byte, index).toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}

/** Marks byte 6 as version 4 and byte 8 as the variant of RFC 9562. */
function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
