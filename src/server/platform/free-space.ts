import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '@/server/contract/problem';
import { isRead } from './http/logging';
import { schedule } from './schedule';

/** Left to the log of the database, which hangs where it cannot grow, and to what reads write (the tokens of a visit). */
export const MIN_FREE_BYTES = 64_000_000;
const LOOK_EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 30;

const DISK_FULL = new Problem(
  503,
  'not_ready',
  'Nothing can be written just now. Try again in a few minutes.',
  {},
  RETRY_AFTER_SECONDS,
);

/** Returns the bytes that are free where a folder is. */
export async function freeSpaceAt(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Refuses writes with 503 `not_ready` while less than 64 MB are free, looked at once a second; reads go on. The embedded database
 * does not survive a disk on which its log finds no room.
 */
export function refuseWritesOnFullDisk(app: FastifyInstance, freeSpace: () => Promise<number>): void {
  let isFull = false;
  const look = async (): Promise<void> => {
    const wasFull = isFull;
    isFull = (await freeSpace()) < MIN_FREE_BYTES;
    if (isFull && !wasFull) app.log.error('the disk of the data folder is nearly full: writes are refused');
    if (!isFull && wasFull) app.log.warn('the disk of the data folder has room again: writes are taken');
  };
  app.addHook('onReady', look);
  schedule(app, { name: 'free space', firstAfter: LOOK_EVERY_MS, every: LOOK_EVERY_MS, run: look });
  app.addHook('onRequest', async ({ method }) => {
    if (isFull && !isRead(method)) throw DISK_FULL;
  });
}
