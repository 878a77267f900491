// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { messages } from './messages';
import { SearchDialog } from './search-dialog';

afterEach(cleanup);

async function anOpenBox() {
  const here = await startMemoryApp({ address: '/session' });
  here.world
    .records(CompanyRecords)
    .add({ companyId: 900, urlName: 'acme-looms', companyName: 'Acme Looms', industry: 'Textiles' });
  await here.app.prefetch('/search');
  here.store(SearchBoxKey).open();
  renderWithStores(here.store, <SearchDialog />);
  return here;
}

describe('the search over the page', () => {
  it('[OV-SEARCH] takes text and lists suggestions', async () => {
    const { time } = await anOpenBox();
    const box = screen.getByRole('combobox', { name: messages.boxLabel });
    await userEvent.type(box, 'acme');
    // The number is not announced before it is known.
    expect(screen.getByRole('status').textContent).toBe(messages.looking);
    time.advance(200);
    const list = await screen.findByRole('listbox', { name: messages.suggestions });
    const option = await within(list).findByRole('option', { name: /Acme Looms/ });
    expect(option.getAttribute('href')).toBe('/overview/acme-looms-overview');
    expect(within(option).getByText('Acme').tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
  });

  it('says that nothing was found, and what to try', async () => {
    const { time } = await anOpenBox();
    await userEvent.type(screen.getByRole('combobox'), 'qwzzt');
    time.advance(200);
    expect((await screen.findByText('qwzzt')).parentElement?.textContent).toBe(
      `${messages.nothing}qwzzt. ${messages.nothingHint}`,
    );
  });
});
