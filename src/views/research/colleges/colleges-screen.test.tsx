// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CollegeListKey } from '@/stores/research/colleges/keys';
import { CollegeScreen } from './college-screen';
import { CollegesScreen } from './colleges-screen';
import { messages } from './messages';

afterEach(cleanup);

async function at(address: string) {
  const here = await startMemoryApp({ address: '/session' });
  const records = here.world.records(CatalogRecords);
  records.lists = {
    ...records.lists,
    location: [{ id: 1, name: 'Kochi', detail: 'Kerala' }],
    college: [
      { id: 1, name: 'Kaveri Institute of Technology', aliases: ['KIT'], detail: 'Kochi' },
      { id: 2, name: 'Periyar University', detail: 'Kochi', ownership: 'government' },
      { id: 3, name: 'Satpura College' },
    ],
  };
  const [path = '', query = ''] = address.split('?');
  await here.app.arrive(path, query === '' ? '' : `?${query}`);
  return here;
}

describe('the list of colleges', () => {
  it('leads to each college, and to what each filter leaves', async () => {
    const { store } = await at('/colleges');
    renderWithStores(store, <CollegesScreen />);
    expect(screen.getByText(/^3 colleges\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Periyar University' }).getAttribute('href')).toBe(
      '/colleges/periyar-university',
    );
    const state = within(screen.getByRole('region', { name: messages.filters.state }));
    expect(state.getByRole('link', { name: /Kerala\s*2/ }).getAttribute('href')).toBe('/colleges?state=kerala');
  });

  it('says what may have been meant, what is left out, and where the list ends', async () => {
    const { store, app } = await at('/colleges?q=satpra%20coll');
    renderWithStores(store, <CollegesScreen />);
    expect(screen.getByText(messages.noneNamed('satpra coll'))).toBeDefined();
    const near = within(screen.getByRole('region', { name: messages.near }));
    expect(near.getByRole('link').getAttribute('href')).toBe('/colleges/satpura-college');
    await app.arrive('/colleges', '?state=atlantis&page=9');
    expect(await screen.findByText(messages.pastEnd)).toBeDefined();
    expect(screen.getByText(/We do not know “atlantis”/)).toBeDefined();
    await app.arrive('/colleges', '?state=kerala&kind=college');
    expect(await screen.findByText(messages.none)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Remove “Kerala”' }).getAttribute('href')).toBe('/colleges?kind=college');
    expect(screen.getByRole('link', { name: /^Remove “College/ }).getAttribute('href')).toBe('/colleges?state=kerala');
  });

  it('keeps what was chosen where it does not load, and tries again', async () => {
    const { store, line } = await at('/colleges?kind=university');
    line.goOffline();
    await store(CollegeListKey).reload();
    renderWithStores(store, <CollegesScreen />);
    expect(screen.getByRole('alert')).toBeDefined();
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(await screen.findByRole('link', { name: 'Periyar University' })).toBeDefined();
  });
});

describe('a college', () => {
  it('has its facts and the employers of its city, and says that nothing is known of those who left it', async () => {
    const { store } = await at('/colleges/kaveri-institute-of-technology');
    renderWithStores(store, <CollegeScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Kaveri Institute of Technology' })).toBeDefined();
    expect(screen.getByText(messages.alsoCalled('KIT'))).toBeDefined();
    expect(screen.getByText(messages.afterNone)).toBeDefined();
    expect(screen.getByRole('link', { name: messages.sameState('Kerala') }).getAttribute('href')).toBe(
      '/colleges?state=kerala',
    );
  });

  it.each(['kaveri-institute-of-technology', 'satpura-college'])(
    'begins with first jobs and what they pay, with a known city and without: %s',
    async (slug) => {
      const { store } = await at(`/colleges/${slug}`);
      renderWithStores(store, <CollegeScreen />);
      const [first] = await screen.findAllByRole('heading', { level: 2 });
      expect(first?.textContent).toBe(messages.firstJobs);
      const ways = within(screen.getByRole('region', { name: messages.firstJobs }));
      expect(ways.getByRole('link', { name: new RegExp(messages.fresherJobs) }).getAttribute('href')).toBe(
        '/jobs?experience=fresher',
      );
      expect(ways.getByRole('link', { name: new RegExp(messages.pay) }).getAttribute('href')).toBe('/salaries');
    },
  );

  it('of no known city says so, and one that nobody knows is not found', async () => {
    const { store, app } = await at('/colleges/satpura-college');
    renderWithStores(store, <CollegeScreen />);
    expect(screen.getByText(messages.unknownCity)).toBeDefined();
    await app.arrive('/colleges/hogwarts', '');
    expect(await screen.findByRole('heading', { level: 1, name: messages.notFoundTitle })).toBeDefined();
  });
});
