import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { schedule } from '../schedule';
import type { OwnIdIndex } from './own-id-index';

/** The list of those that wait is compared by each reader: it must stay short. */
const EVERY_MS = 30_000;
const FIRST_AFTER_MS = 10_000;

/**
 * Moves new contributions into the sealed index while the server runs; after an update of an older database, or with new demo data, all that there are. It rests
 * as long as it works: a transaction keeps the embedded database from everybody.
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
