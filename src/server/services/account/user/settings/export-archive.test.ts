import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { lockFile, unlockFile } from './export-archive';

const KB = 1_024;
const MB = KB * KB;
const NONCE_AND_TAG = 28;

it.each([
  [1, 64 * KB],
  [64 * KB, 64 * KB],
  [64 * KB + 1, 128 * KB],
  [MB - 1, MB],
  [MB, MB],
  [MB + 1, 2 * MB],
  [3 * MB, 4 * MB],
])('an archive of %i bytes is stored in %i', (bytes, stored) => {
  const content = randomBytes(bytes);
  const { locked, ...key } = lockFile(content);
  expect(locked.length).toBe(stored + NONCE_AND_TAG);
  expect(unlockFile(key, locked).equals(content)).toBe(true);
});

it('an archive that was changed, or is opened with another key, is refused', () => {
  const { locked, ...key } = lockFile(Buffer.from('zip'));
  const { locked: _other, ...otherKey } = lockFile(Buffer.from('zip'));
  expect(() => unlockFile(otherKey, locked)).toThrow();
  locked[20] = (locked[20] ?? 0) ^ 1;
  expect(() => unlockFile(key, locked)).toThrow();
});
