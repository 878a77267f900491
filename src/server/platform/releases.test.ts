import { expect, it } from 'vitest';
import type { Database } from './database';
import { PRODUCT_VERSION } from './product-version';
import { Releases } from './releases';

it('counts what started on this database by its version, and all else as other, at one question a minute', async () => {
  const asked: string[] = [];
  let started: readonly string[] = [];
  let now = Date.UTC(2026, 10, 23);
  const query = async ({ name }: { readonly name: string }) => {
    asked.push(name);
    return started.map((version) => ({ name: `release ${version}` }));
  };
  const releases = new Releases({ query } as unknown as Pick<Database, 'query'>, () => now);
  expect(await releases.nameOf(PRODUCT_VERSION)).toBe(PRODUCT_VERSION);
  expect(await releases.nameOf(undefined)).toBe('other');
  expect(asked).toEqual([]);
  for (const made of ['9.0.0', 'x', '__proto__']) expect(await releases.nameOf(made)).toBe('other');
  expect(asked).toEqual(['releases.started']);
  started = ['9.0.0+1a2b3c'];
  expect(await releases.nameOf('9.0.0+1a2b3c')).toBe('other');
  now += 60_000;
  expect(await releases.nameOf('9.0.0+1a2b3c')).toBe('9.0.0+1a2b3c');
});
