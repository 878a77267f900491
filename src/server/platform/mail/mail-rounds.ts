import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/common/india-calendar.rules';
import { schedule } from '../schedule';

/** Sends what is due by mail, hour by hour; the first round is an hour after the start. */
export function scheduleMails(app: FastifyInstance, name: string, run: () => Promise<void>): void {
  schedule(app, { name, firstAfter: HOUR_MS, every: HOUR_MS, run });
}
