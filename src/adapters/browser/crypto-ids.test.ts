import { describe, expect, it } from 'vitest';
import { CryptoIds } from './crypto-ids';

describe('CryptoIds', () => {
  it('makes UUIDs of version 4, each another one', () => {
    const ids = new CryptoIds();
    const made = Array.from({ length: 200 }, () => ids.next());
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});
