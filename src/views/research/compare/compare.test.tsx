// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorageChanges } from '@/adapters/memory/kernel/world/memory-storage-changes';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { SUGGESTION_WAIT_MS } from '@/core/kernel/common/suggestion-text';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompareTrayKey, ComparisonKey } from '@/stores/research/compare/keys';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { CompaniesScreen } from '../company/companies-screen';
import { CompareScreen } from './compare-screen';
import { CompareTray } from './compare-tray';

afterEach(cleanup);

describe('the tray', () => {
  it('takes companies from the list, four at most, and follows over a reload until the session ends', async () => {
    const here = await startMemoryApp({ as: 'reader', address: '/list-of-companies' });
    renderWithStores(
      here.store,
      <>
        <CompaniesScreen />
        <CompareTray />
      </>,
    );
    const checks = screen.getAllByRole('checkbox', { name: /^Compare / });
    expect(checks).toHaveLength(5);
    for (const check of checks) await userEvent.click(check);
    expect(here.toasts.shown[0]?.text1).toBe('Four companies are chosen already.');
    const tray = screen.getByRole('region', { name: 'Companies to compare' });
    expect(within(tray).getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toMatch(
      /^\/compare\?companies=[a-z-]+(,[a-z-]+){3}$/,
    );
    await userEvent.click(within(tray).getAllByRole('button', { name: /^Remove / })[0] ?? tray);
    const { storage, world } = here;
    const reloaded = await startMemoryApp({ as: 'reader', world, storage, me: here.me });
    expect(reloaded.store(CompareTrayKey).companies).toHaveLength(3);
    reloaded.store(CompareTrayKey).forget();
    expect(reloaded.store(CompareTrayKey).companies).toEqual([]);
    expect((await startMemoryApp({ world, storage })).store(CompareTrayKey).companies).toEqual([]);
  });
});

describe('the tray in two tabs', () => {
  it('is one: what a tab chooses is in the other, and neither takes out what the other put in', async () => {
    const here = await startMemoryApp({ as: 'reader', address: '/list-of-companies' });
    const { world, storage, me } = here;
    const there = await startMemoryApp({ as: 'reader', world, storage, me });
    const [tray, otherTray] = [here.store(CompareTrayKey), there.store(CompareTrayKey)];
    otherTray.toggle({ urlName: 'kaveri-logistics', companyName: 'Kaveri Logistics' });
    new MemoryStorageChanges(here.browser).tell('compareTray');
    expect(tray.has('kaveri-logistics')).toBe(true);
    tray.toggle({ urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' });
    new MemoryStorageChanges(there.browser).tell('compareTray');
    expect(otherTray.companies.map(({ urlName }) => urlName)).toEqual(['kaveri-logistics', 'vaayuna-technologies']);
    otherTray.clear();
    new MemoryStorageChanges(here.browser).tell('compareTray');
    expect(tray.companies).toEqual([]);
  });
});

describe('companies side by side', () => {
  it('show a column each, say what they do not know, and can leave out what is alike', async () => {
    const address = '/compare?companies=vaayuna-technologies,kaveri-logistics,none-such';
    const { store } = await startMemoryApp({ address });
    renderWithStores(store, <CompareScreen />);
    const table = screen.getByRole('table', { name: 'Companies side by side' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByText(/“none-such”/)).toBeTruthy();
    const rows = () => within(table).getAllByRole('rowheader').length;
    const all = rows();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Only differences/ }));
    expect(rows()).toBeLessThan(all);
    expect(within(table).getByRole('link', { name: 'Remove Kaveri Logistics' }).getAttribute('href')).toBe(
      '/compare?companies=vaayuna-technologies',
    );
  });

  it('are found by name, and compared by the salaries of a role', async () => {
    const { store, time } = await startMemoryApp({ address: '/compare?companies=vaayuna-technologies' });
    renderWithStores(store, <CompareScreen />);
    const navigation = store(NavigationKey);
    const find = async (label: string, text: string) => {
      await userEvent.type(screen.getByRole('combobox', { name: label }), text);
      await act(async () => time.advance(SUGGESTION_WAIT_MS));
      await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    };
    await find('Add a company', 'Kaveri');
    await waitFor(() => expect(navigation.address).toBe('/compare?companies=vaayuna-technologies,kaveri-logistics'));
    await find('Salaries of the role', 'Software Engineer');
    await waitFor(() =>
      expect(navigation.address).toBe(
        '/compare?companies=vaayuna-technologies,kaveri-logistics&designation=software-engineer',
      ),
    );
    await screen.findByRole('rowheader', { name: /^Median a year, Software Engineer/ });
    expect(screen.getByRole('link', { name: 'Remove Kaveri Logistics' }).getAttribute('href')).toBe(
      '/compare?companies=vaayuna-technologies&designation=software-engineer',
    );
    await userEvent.click(screen.getByRole('button', { name: 'All roles together' }));
    await waitFor(() => expect(navigation.address).toBe('/compare?companies=vaayuna-technologies,kaveri-logistics'));
  });

  it('says of a role that nobody knows that salaries are of all together', async () => {
    const { store } = await startMemoryApp({ address: '/compare?companies=vaayuna-technologies&designation=no-such' });
    renderWithStores(store, <CompareScreen />);
    expect(screen.getByText(/^There is no role with that name/)).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^Median a year, all roles/ })).toBeTruthy();
  });

  it('are refused to a crawler in words that say so', async () => {
    const { store } = await startMemoryApp({ address: '/compare?companies=vaayuna-technologies', isCrawler: true });
    renderWithStores(store, <CompareScreen />);
    expect(screen.getByText('Comparisons aren’t available to search engines')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Companies' }).getAttribute('href')).toBe('/list-of-companies');
    expect(screen.queryByText(/connection/)).toBeNull();
  });

  it.each([
    ['of five', 'none,K', 'K', ['There is no company at “none”, so it is left out.']],
    ['at the fifth place', 'K,none', 'K', ['There is no company at “none”, so it is left out.']],
    ['twice', 'none,K,other', 'K', ['There is no company at “none” and “other”, so they are left out.']],
    ['nowhere', 'K,L', 'K', ['Four companies are compared at most, so “L” is left out.']],
    [
      'at the ninth place',
      'a,b,c,d,e,f,g,h,i',
      '',
      [
        'There is no company at “a”, “b”, “c”, “d”, “e”, “f”, “g” and “h”, so they are left out.',
        'Four companies are compared at most, so “i” is left out.',
      ],
    ],
  ])('compares four known companies, with an unknown name %s', async (_, asked, shown, said) => {
    const { world } = await startMemoryApp({ address: '/session' });
    const [fifth = '', ...four] = world.records(CompanyRecords).all.map(({ urlName }) => urlName);
    const named = (text: string) => text.replace('K', four.join(',')).replace('L', fifth);
    const { store } = await startMemoryApp({ world, address: `/compare?companies=${named(asked)}` });
    renderWithStores(store, <CompareScreen />);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(said.map(named));
    expect(
      store(ComparisonKey)
        .companies.map(({ company }) => company.urlName)
        .join(','),
    ).toBe(named(shown));
  });

  it('without companies leads to their list', async () => {
    const { store } = await startMemoryApp({ address: '/compare' });
    renderWithStores(store, <CompareScreen />);
    expect(screen.getByRole('link', { name: 'All companies' }).getAttribute('href')).toBe('/list-of-companies');
    expect(store(NavigationKey).match?.screen).toBe('Compare');
    expect(screen.queryByRole('heading', { name: 'Companies you viewed' })).toBeNull();
  });

  it('without companies offers pairs of one industry to begin with', async () => {
    const here = await startMemoryApp({ address: '/session' });
    const records = here.world.records(CompanyRecords);
    for (const company of records.all) {
      Object.assign(company.figures, { reviews: 20, ratingTotal: 70 });
      records.add({ ...company, industry: 'Retail' });
    }
    await here.app.arrive('/compare', '');
    renderWithStores(here.store, <CompareScreen />);
    const ready = within(screen.getByRole('region', { name: 'Ready to compare' }));
    const pairs = ready.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(pairs).toHaveLength(2);
    for (const pair of pairs) expect(pair).toMatch(/^\/compare\?companies=[a-z-]+,[a-z-]+$/);
    expect(ready.getAllByText(/^Retail, 20 and 20 reviews$/)).toHaveLength(2);
  });

  it('without companies begin with those that the user looked at, and forget them with the session', async () => {
    const here = await startMemoryApp({ as: 'reader', address: '/compare' });
    await here.store(SearchBoxKey).visited('kaveri-logistics');
    renderWithStores(here.store, <CompareScreen />);
    const visited = await screen.findByRole('link', { name: 'Kaveri Logistics' });
    expect(visited.getAttribute('href')).toBe('/compare?companies=kaveri-logistics');
    act(() => here.store(ComparisonKey).forget());
    expect(screen.queryByRole('heading', { name: 'Companies you viewed' })).toBeNull();
  });
});

describe('the list of companies', () => {
  it('names what it does not understand, and helps where nothing passes', async () => {
    const { store } = await startMemoryApp({ address: '/list-of-companies?tier=x&city=atlantis&rating=4' });
    renderWithStores(store, <CompaniesScreen />);
    expect(screen.getByRole('status').textContent).toMatch(/“atlantis” and “tier=x”/);
    expect(screen.getByText('No companies match these filters.')).toBeTruthy();
    expect(screen.getByText(/5 more companies here have no rating yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Remove “4/ }).getAttribute('href')).toBe(
      '/list-of-companies?city=atlantis',
    );
  });

  it('says where it ends', async () => {
    const { store } = await startMemoryApp({ address: '/list-of-companies?page=999999999' });
    renderWithStores(store, <CompaniesScreen />);
    expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/list-of-companies');
  });
});
