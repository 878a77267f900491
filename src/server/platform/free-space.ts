import type { FastifyInstance } from 'fastify';
import type { DataDisk } from './data-disk';
import { DISK_FULL } from './disk-full';
import { isRead } from './http/logging';
import { pauseTasksWhile, schedule } from './schedule';

const LOOK_EVERY_MS = 1_000;

/**
 * Refuses writes with 503 `not_ready` and pauses tasks while the disk is full. Reads continue. The disk is checked once
 * a second and before each write.
 */
export function refuseWritesOnFullDisk(app: FastifyInstance, disk: DataDisk): void {
  let wasFull = false;
  const report = (isFull: boolean): void => {
    if (isFull && !wasFull) app.log.error('the disk of the data folder is full: writes are refused');
    if (!isFull && wasFull) app.log.warn('the disk of the data folder has room again: writes are taken');
    wasFull = isFull;
  };
  // Checks at the start. The scheduled task creates the ballast file a second later, so that a start does not wait for
  // it.
  app.addHook('onReady', async () => report(disk.look()));
  schedule(app, {
    name: 'free space',
    firstAfter: LOOK_EVERY_MS,
    every: LOOK_EVERY_MS,
    run: async () => report(await disk.tend()),
    neverHeld: true,
  });
  pauseTasksWhile(app, () => disk.look());
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (!isRead(method) && disk.look()) throw DISK_FULL;
    done();
  });
}
