import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findUnusedValues } from '../../scripts/lib/product-values';
import { readUnmadeValues } from './ledger-files';

it('the product makes every value that its types have, or a reason says why not', { timeout: 600_000 }, () => {
  const listed = readUnmadeValues();
  expect(listed.filter(({ reason }) => reason.length < 20)).toEqual([]);
  const found = findUnusedValues(fileURLToPath(new URL('../..', import.meta.url)));
  expect(found.map(({ name }) => name).toSorted()).toEqual(listed.map(({ name }) => name).toSorted());
});
