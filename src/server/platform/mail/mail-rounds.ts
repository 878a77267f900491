import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { schedule } from '../schedule';

export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export function scheduleMails(app: FastifyInstance, name: string, run: () => Promise<void>): void {
  schedule(app, { name, firstAfter: HOUR_MS, every: HOUR_MS, run });
}
