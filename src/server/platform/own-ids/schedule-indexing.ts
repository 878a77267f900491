import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { schedule } from '../schedule';
import type { OwnIdIndex } from './own-id-index';

/** Interval in ms. Every reader compares the waiting list, so it must stay short. */
const EVERY_MS = 30_000;
const FIRST_AFTER_MS = 10_000;

/**
 * Moves contributions into the sealed index. Pauses for as long as it works, because a transaction blocks the embedded
 * database.
 */
export function scheduleIndexing(app: FastifyInstance, index: OwnIdIndex): void {
  let isClosed = false;
  app.addHook('onClose', async () => {
    isClosed = true;
  });
  const rest = async (tookMs: number): Promise<boolean> => {
    await pause(tookMs, undefined, { ref: false });
    return !isClosed;
  };
  schedule(app, {
    name: 'the index of own contributions',
    firstAfter: FIRST_AFTER_MS,
    every: EVERY_MS,
    run: async () => void (await index.indexWaiting(rest)),
  });
}
