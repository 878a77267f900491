import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import { CompanyDomainsStore } from './company-domains.store';

const port = {
  getDomainsOfCompany: async () => ok({ known: [], added: [] }),
  listProvedDomains: async () => ok({ domains: [{ domain: 'one.example', people: 5 }] }),
  addCompanyDomain: async () => ok(null),
  removeCompanyDomain: async () => ok(null),
};

it('forgets what moderators alone see when they log out', async () => {
  const store = new CompanyDomainsStore(port);
  await store.open('neelgiri-textiles');
  await store.loadProved();
  expect(store.proved).toMatchObject({ state: 'ready', value: { domains: [{ domain: 'one.example' }] } });
  store.forget();
  expect(store.proved.state).toBe('idle');
});

it('keeps the question about another domain when a removal ends', async () => {
  let end = (): void => undefined;
  const removed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const store = new CompanyDomainsStore({
    ...port,
    removeCompanyDomain: async () => {
      await removed;
      return ok(null);
    },
  });
  store.askToRemove('one.example');
  const removal = store.remove();
  store.askToRemove('two.example');
  end();
  await removal;
  expect([store.removing, store.isRemoving]).toEqual(['two.example', false]);
});
