import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import type { OwnContributions } from '@/core/research/contributions/own-contribution';
import { NextStepStore } from './next-step.store';

it('drops a list that comes after its user has logged out', async () => {
  let answer = (_list: OwnContributions): void => undefined;
  const list = new Promise<OwnContributions>((resolve) => {
    answer = resolve;
  });
  const store = new NextStepStore(
    { getCompany: () => Promise.reject(new Error('No company is asked for.')) },
    { listOwnContributions: async () => ok(await list) },
    { isLoggedIn: true },
  );
  const opening = store.open('salary', null);
  store.forget();
  answer({ items: [], total: 0 });
  await opening;
  expect(store.sentState).toBe('loading');
  await store.load();
  expect(store.sentState).toBe('nothing');
});
