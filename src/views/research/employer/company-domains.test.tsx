// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import { CompanyDomainsStore } from '@/stores/research/employer/company-domains.store';
import { CompanyDomainsKey } from '@/stores/research/employer/keys';
import { CompanyDomains } from './company-domains';
import { messages, provedMessages } from './domain-messages';

afterEach(cleanup);

it.each([true, false])(
  'offers a domain at which people proved addresses to a moderator alone: %s',
  async (isModerator) => {
    const domains = new CompanyDomainsStore({
      getDomainsOfCompany: async () => ok({ known: [], added: [] }),
      listProvedDomains: async () => ok({ domains: [{ domain: 'acme-looms.example', people: 5 }] }),
      addCompanyDomain: async () => ok(null),
      removeCompanyDomain: async () => ok(null),
    });
    await domains.open('acme');
    const { store } = await startMemoryApp();
    renderWithStores(
      (key) => (key === CompanyDomainsKey ? domains : store(key)) as never,
      <CompanyDomains name="Acme" isModerator={isModerator} />,
    );
    const use = screen.queryByRole('button', { name: provedMessages.use('acme-looms.example') });
    if (!isModerator) {
      expect(use).toBeNull();
      expect(domains.proved.state).toBe('idle');
      return;
    }
    fireEvent.click(await screen.findByRole('button', { name: provedMessages.use('acme-looms.example') }));
    expect(screen.getByLabelText<HTMLInputElement>(messages.domain, { exact: false }).value).toBe('acme-looms.example');
  },
);
