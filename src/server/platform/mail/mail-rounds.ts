import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { schedule } from '../schedule';

/** Less than every id: lists of what is due are read from here on, page by page, so that what fails is met once a round. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Sends what is due by mail, hour by hour; the first round is an hour after the start. */
export function scheduleMails(app: FastifyInstance, name: string, run: () => Promise<void>): void {
  schedule(app, { name, firstAfter: HOUR_MS, every: HOUR_MS, run });
}
