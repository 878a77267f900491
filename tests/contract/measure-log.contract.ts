import { describe, expect, it } from 'vitest';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

const vital = { name: 'INP', value: 240, target: 'button.vote-up', page: 'HomeScreen' } as const;
const load = { name: 'page-load', duration: 4_200.5, page: 'HomeScreen' } as const;

export const measureLogContract: Contract = (harness) => {
  describe('the log', () => {
    it('[TR-LOGGERS] takes errors, performance and web vitals, from guests too', async () => {
      for (const role of ['guest', 'user'] as const) {
        const actor = harness().as(role);
        const measures = actor.port(MeasureLogPort);
        expect(successOf(await actor.port(ErrorLogPort).logError({ error: 'lost', display: 'WEB' }))).toBeNull();
        expect(successOf(await measures.logPerformance(load))).toBeNull();
        expect(successOf(await measures.logWebVitals(vital))).toBeNull();
      }
    });

    it('refuses a negative time and a long name of an element', async () => {
      const measures = harness().as('guest').port(MeasureLogPort);
      expectInvalid(await measures.logPerformance({ ...load, duration: -1 }), 'duration');
      expectInvalid(await measures.logWebVitals({ ...vital, target: 'x'.repeat(201) }), 'target');
    });
  });
};
