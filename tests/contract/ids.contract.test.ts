import { describe, expect, it } from 'vitest';
import { CryptoIds } from '@/adapters/browser/crypto-ids';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import type { Ids } from '@/core/kernel/common/ids.port';

const sources: Readonly<Record<string, () => Ids>> = {
  'that count': () => new CountingIds(),
  'by chance': () => new CryptoIds(),
};

it.each(Object.entries(sources))('Ids %s are UUIDs of version 4, each another one', (_kind, make) => {
  const ids = make();
  const made = Array.from({ length: 100 }, () => ids.next());
  expect(new Set(made).size).toBe(100);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('Ids that count', () => {
  it('are known before they are made', () => {
    expect(new CountingIds().next()).toBe('00000000-0000-4000-8000-000000000001');
  });
});
