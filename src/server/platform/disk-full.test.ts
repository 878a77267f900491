import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ignoreFullDisk, isDiskFull } from './disk-full';

const FULL = '/dev/full';

it.skipIf(!existsSync(FULL))(`knows a full disk from other failures (needs ${FULL})`, async () => {
  const output = createWriteStream(FULL);
  output.end('a line');
  const [error] = await once(output, 'error');
  expect(isDiskFull(error)).toBe(true);
  expect(() => ignoreFullDisk(error)).not.toThrow();
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(isDiskFull(closed)).toBe(false);
  expect(() => ignoreFullDisk(closed)).toThrow('write EPIPE');
});
