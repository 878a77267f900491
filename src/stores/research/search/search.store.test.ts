import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { createScreens } from '@/core/kernel/navigation/screens';
import { ALL_TYPES } from '@/core/research/search/found-type';
import { SearchPort } from '@/core/research/search/search.port';
import { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { SearchStore } from './search.store';

async function aSearch(address = '/search') {
  const { app, world } = await startMemoryApp({ address: '/session' });
  world
    .records(CompanyRecords)
    .add({ companyId: 900, urlName: 'acme-looms', companyName: 'Acme Looms', industry: 'Textiles', hq: 'Surat' });
  world
    .records(CompanyRecords)
    .add({ companyId: 901, urlName: 'acme-banks', companyName: 'Acme Banks', industry: 'Banking', hq: 'Pune' });
  const navigation = new NavigationStore(createScreens({ Search: '/search' }));
  const [path = '', query = ''] = address.split(/(?=\?)/);
  navigation.arrivedAt(path, query);
  await app.prefetch('/search');
  const search = new SearchStore(app.container.get(SearchPort), navigation);
  await search.open();
  return { search, navigation, world };
}

describe('the search', () => {
  it('[EN-SEARCH] has results, a type with its label, and stats', async () => {
    const { search } = await aSearch();
    expect(search).toMatchObject({
      results: [],
      searchType: { label: 'All', type: 'all' },
      stats: { total: 0, byType: {} },
    });
  });

  it('adds the word of the form that it came from', async () => {
    const { search } = await aSearch('/search?q=acme&word=salary');
    expect([search.text, search.section]).toEqual(['acme salary', 'salaries']);
    expect((await aSearch('/search?q=acme+reviews&word=salary')).search.section).toBe('reviews');
  });

  it('[EN-SEARCH-DEFAULT] is of all types at first and after a reset', async () => {
    const { search } = await aSearch('/search?q=acme&Type=company');
    expect(search.searchType).toEqual({ label: 'Companies', type: 'company' });
    search.reset();
    expect(search.searchType).toEqual(ALL_TYPES);
    expect((await aSearch('/search?q=acme&Type=nonsense')).search.searchType.type).toBe('all');
  });

  it('finds what its address names', async () => {
    const { search } = await aSearch('/salaries/acme-looms-salaries/surat-location');
    expect(search.text).toBe('acme looms, surat');
    expect(search.stats).toEqual({ total: 1, byType: { company: 1 } });
    expect(search.results[0]?.items[0]?.urlName).toBe('acme-looms');
  });

  it('names a type that does not exist, and filters that no company found has', async () => {
    expect((await aSearch('/search?q=acme&Type=nonsense')).search.ignored).toEqual(['nonsense']);
    expect((await aSearch('/search?q=acme&Type=company')).search.ignored).toEqual([]);
    const { search } = await aSearch('/search?q=acme&location=atlantis&industry=textiles,mining');
    expect(search.withoutHits).toEqual(['atlantis', 'textiles', 'mining']);
    expect((await aSearch('/search?q=acme&location=surat&industry=textiles')).search.withoutHits).toEqual([]);
    expect((await aSearch('/search?q=acme')).search.withoutHits).toEqual([]);
  });

  it.each([
    ['/search?q=acme', 'Acme Banks'],
    ['/search?q=acme+banks', 'Acme Banks'],
    ['/search?q=acme-banks', 'Acme Banks'],
    ['/search?q=acmi', 'Acme Banks'],
    ['/search?q=acme+looms', undefined],
    ['/search?q=banks', undefined],
    ['/search?q=acme&Type=company', undefined],
    ['/search?q=acme+salary', undefined],
    ['/search?q=acme&location=pune', undefined],
  ])(
    'at %s answers with %s: a list of one kind, and a name without a figure, have no answer',
    async (address, label) => {
      const { search, world } = await aSearch(address);
      const figures = world.records(CompanyRecords).find(901)?.figures;
      Object.assign(figures ?? {}, { reviews: 5, ratingTotal: 20 });
      await search.open();
      expect(search.results).not.toEqual([]);
      expect(search.answer?.label).toBe(label);
    },
  );

  it('[EN-FILTERS] [ST-FILTER-CLEAR] keeps chosen values by their filter until they are cleared, and has an address for each choice', async () => {
    const { search, navigation } = await aSearch('/search?q=acme&location=surat');
    expect(search.appliedFilter).toEqual({ location: [{ urlName: 'surat' }], industry: [] });
    expect(search.stats.total).toBe(1);
    expect(search.addressOfValue('location', { urlName: 'pune' })).toBe('/search?q=acme&location=pune');
    expect(search.addressOfValue('location', { urlName: 'surat' })).toBe('/search?q=acme');
    navigation.arrivedAt('/search', '?q=acme&industry=textiles');
    await search.open();
    expect(search.isChosen('industry', { urlName: 'textiles' })).toBe(true);
    expect(search.addressOfValue('industry', { urlName: 'banking' })).toBe('/search?q=acme&industry=textiles,banking');
    expect(search.addressOfValue('industry', { urlName: 'textiles' })).toBe('/search?q=acme');
    expect(search.addressWithoutFilters).toBe('/search?q=acme');
  });
});
