import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { BALLAST_BYTES, DataDisk, MIN_FREE_BYTES } from './data-disk';

const folder = temporaryFolders('data-disk');
const ballastIn = (directory: string): string => join(directory, 'ballast');

function aDisk(left: number) {
  const directory = folder();
  const sizeOfBallast = (): number => statSync(ballastIn(directory), { throwIfNoEntry: false })?.size ?? 0;
  const world = { left };
  return { directory, world, disk: new DataDisk(directory, () => world.left - sizeOfBallast()) };
}

it('makes its ballast where there is room for it, and keeps it for the next start', async () => {
  const { directory, disk, world } = aDisk(1_000_000_000);
  expect(disk.isFull).toBe(false);
  expect(await disk.tend()).toBe(false);
  expect(statSync(ballastIn(directory)).size).toBe(BALLAST_BYTES);
  const again = new DataDisk(directory, () => world.left - BALLAST_BYTES);
  world.left = MIN_FREE_BYTES + BALLAST_BYTES;
  expect(again.look()).toBe(false);
});

it.each([
  { left: MIN_FREE_BYTES + BALLAST_BYTES, full: false, held: true, title: 'room for both: writes are taken' },
  { left: MIN_FREE_BYTES + BALLAST_BYTES - 1, full: true, held: true, title: 'a byte less: full, the ballast stays' },
  { left: BALLAST_BYTES + 20_000_000, full: true, held: true, title: '20 MB free: the ballast stays' },
  { left: BALLAST_BYTES + 19_999_999, full: true, held: false, title: 'less: it is given up' },
  { left: BALLAST_BYTES, full: true, held: false, title: 'filled to the last byte: it is given up' },
])('$title', async ({ left, full, held }) => {
  const { directory, disk, world } = aDisk(1_000_000_000);
  await disk.tend();
  world.left = left;
  expect(await disk.tend()).toBe(full);
  expect(existsSync(ballastIn(directory))).toBe(held);
});

it('stays full until the ballast fits again', async () => {
  const { directory, disk, world } = aDisk(1_000_000_000);
  await disk.tend();
  world.left = BALLAST_BYTES;
  await disk.tend();
  world.left = MIN_FREE_BYTES + BALLAST_BYTES - 1;
  expect(await disk.tend()).toBe(true);
  expect(existsSync(ballastIn(directory))).toBe(false);
  world.left = MIN_FREE_BYTES + BALLAST_BYTES;
  expect(await disk.tend()).toBe(false);
  expect(statSync(ballastIn(directory)).size).toBe(BALLAST_BYTES);
});

it('stops making the ballast where others fill the disk meanwhile, and finishes it later', async () => {
  const { directory, world } = aDisk(1_000_000_000);
  let looks = 0;
  const size = (): number => statSync(ballastIn(directory), { throwIfNoEntry: false })?.size ?? 0;
  const disk = new DataDisk(directory, () => {
    looks += 1;
    if (looks === 10) world.left = 30_000_000 + size();
    return world.left - size();
  });
  expect(await disk.tend()).toBe(true);
  expect(size()).toBeLessThan(BALLAST_BYTES);
  world.left = 1_000_000_000;
  expect(await disk.tend()).toBe(false);
  expect(size()).toBe(BALLAST_BYTES);
});
