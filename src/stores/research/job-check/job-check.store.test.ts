import { expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { ok } from '@/core/kernel/common/result';
import { JobCheckStore } from './job-check.store';

function aStore(): JobCheckStore {
  return new JobCheckStore({ listCompanyDomains: async () => ok({ companies: [] }) }, listedHostNames);
}

it.each([
  { text: ' ', fault: 'missing' },
  { text: 'x'.repeat(20_001), fault: 'tooLong' },
])('answers nothing for a text that is $fault, until it is changed', ({ text, fault }) => {
  const store = aStore();
  store.write(text);
  store.check();
  expect([store.fault, store.answer]).toEqual([fault, null]);
  store.write('Pay a fee of ₹2,500 before you join.');
  expect(store.fault).toBeNull();
  store.check();
  expect(store.answer?.found.map(({ kind }) => kind)).toContain('money');
});
