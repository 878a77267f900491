import type { FastifyInstance } from 'fastify';
import type { Housekeeping } from '../housekeeping';
import { schedule } from '../schedule';
import type { Outbox } from './outbox';

/** The delay in ms after a start, for mails that were unsent at the last stop. */
const FIRST_TURN_MS = 5_000;
const TURN_MS = 60_000;

export function scheduleOutbox(app: FastifyInstance, outbox: Outbox, housekeeping: Housekeeping): void {
  app.addHook('onClose', () => outbox.close());
  housekeeping.add((now) => outbox.giveUp(now));
  schedule(app, {
    name: 'the mails that wait',
    firstAfter: FIRST_TURN_MS,
    every: TURN_MS,
    run: () => outbox.sendDue(),
  });
}
