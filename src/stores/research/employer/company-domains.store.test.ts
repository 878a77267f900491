import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import { CompanyDomainsStore } from './company-domains.store';

it('keeps the question about another domain when a removal ends', async () => {
  let end = (): void => undefined;
  const removed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const store = new CompanyDomainsStore({
    getDomainsOfCompany: async () => ok({ known: [], added: [] }),
    addCompanyDomain: async () => ok(null),
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
