import { failureOf } from '@tests/support/failure-of';
import { aHit } from '@tests/support/search-hits';
import { describe, expect, it } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { fail, ok } from '@/core/kernel/common/result';
import { createScreens } from '@/core/kernel/navigation/screens';
import type { BrowsingHistory } from '@/core/research/browsing-history/browsing-history.port';
import type { Search } from '@/core/research/search/search.port';
import { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { SearchBoxStore } from './search-box.store';

const acme = aHit({ type: 'company', label: 'Acme Looms' });
const rated = aHit({ type: 'company', label: 'Rated Mills', rating: 4.1, count: 12 });
const pune = aHit({ type: 'city', label: 'Pune' });

function aBox(storage = new MemoryStorage()) {
  const asked: { readonly q?: string; readonly limit?: number }[] = [];
  const line = { isDown: false };
  const search: Search = {
    suggest: async (query) => {
      asked.push(query);
      if (line.isDown) return fail(failureOf(null));
      if (query.q === 'rated') return ok({ corrected: null, items: [rated, pune] });
      return ok({ corrected: null, items: query.q?.startsWith('q') === true ? [] : [acme, pune] });
    },
    search: async () => ok({ corrected: null, groups: [], filters: [] }),
  };
  const session = { isLoggedIn: true };
  const navigation = new NavigationStore(
    createScreens({
      Search: '/search',
      CompanyOverview: '/overview/{urlName}-overview',
      CompanySalaries: '/salaries/{urlName}-salaries',
    }),
  );
  const moves: string[] = [];
  navigation.attach({ push: (to) => moves.push(to), replace: (to) => moves.push(to), back: () => moves.push('back') });
  const scheduler = new ManualTime();
  const history: BrowsingHistory = {
    recordVisit: async () => ok(null),
    listVisitedCompanies: async () => ok({ items: [{ urlName: 'best-silk', companyName: 'Best Silk', logo: null }] }),
  };
  const box = new SearchBoxStore({ search, history, storage, scheduler }, navigation, session);
  const type = async (text: string) => {
    box.type(text);
    scheduler.advance(1_000);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { box, asked, moves, type, scheduler, storage, session, line };
}

describe('the search box', () => {
  it('[LM-SUGGESTIONS] asks for five suggestions of a type, once the typing pauses', () => {
    const { box, asked, scheduler } = aBox();
    box.type('a');
    scheduler.advance(100);
    box.type('ac ');
    scheduler.advance(149);
    expect(asked).toEqual([]);
    scheduler.advance(1);
    expect(asked).toEqual([{ q: 'ac', limit: 5 }]);
  });

  it('asks nothing for blanks', () => {
    const { box, asked, scheduler } = aBox();
    box.type('  ');
    scheduler.advance(1_000);
    expect(asked).toEqual([]);
  });

  it('says that nothing was found only of the text that was asked for', async () => {
    const { box, type, line } = aBox();
    await type('qw');
    expect(box.isNothingFound).toBe(true);
    box.type('ac');
    expect(box.isNothingFound).toBe(false);
    line.isDown = true;
    await type('ac');
    expect([box.isNothingFound, box.suggestions.state.state]).toEqual([false, 'failed']);
  });

  it('goes through its options by way of the typed text, and opens the marked one', async () => {
    const { box, moves, type } = aBox();
    await type('a');
    expect(box.options.map(({ href }) => href)).toEqual(['/overview/acme-looms-overview', '/search/pune-location']);
    for (const place of [0, 1, -1]) {
      box.move(1);
      expect(box.active).toBe(place);
    }
    box.move(-1);
    box.submit();
    expect(moves).toEqual(['/search/pune-location']);
    expect(box).toMatchObject({ typed: '', active: -1, recent: ['Pune'] });
  });

  it('leads to the section that the words ask for, of what has one', async () => {
    const { box, type } = aBox();
    await type('acme salary');
    expect(box.options.map(({ href, section }) => [href, section])).toEqual([
      ['/salaries/acme-looms-salaries', 'salaries'],
      ['/search/pune-location', null],
    ]);
    await type('acme photos');
    expect(box.options.map(({ href, section }) => [href, section])).toEqual([
      ['/overview/acme-looms-overview', null],
      ['/search/pune-location', null],
    ]);
  });

  it('opens the results of what is typed where nothing is marked', async () => {
    const { box, moves, type } = aBox();
    await type(' pay in pune ');
    box.submit();
    box.type('');
    box.submit();
    expect(moves).toEqual(['/search?q=pay%20in%20pune']);
  });

  it('keeps the last five searches of this device, each once, and forgets them with the session', async () => {
    const { box, type, storage } = aBox();
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'B']) {
      await type(text);
      box.submit();
    }
    expect(aBox(storage).box.recent).toEqual(['B', 'f', 'e', 'd', 'c']);
    box.type('');
    expect(box.options.map(({ label }) => label)).toEqual(['B', 'f', 'e', 'd', 'c']);
    box.forget();
    expect(aBox(storage).box.recent).toEqual([]);
  });

  it('offers what is best known before the first letter, and to a user the companies looked at', async () => {
    const { box, type, session, asked } = aBox();
    session.isLoggedIn = false;
    const open = async () => {
      box.open();
      await Promise.resolve();
      await Promise.resolve();
    };
    const offered = () => box.options.map(({ group, label }) => [group, label]);
    await open();
    expect(asked).toEqual([{ limit: 3 }]);
    expect(offered()).toEqual([['mostReviews', 'Acme Looms']]);
    session.isLoggedIn = true;
    await open();
    expect(asked).toHaveLength(1);
    expect(offered()).toEqual([
      ['visited', 'Best Silk'],
      ['mostReviews', 'Acme Looms'],
    ]);
    await type('a');
    expect(box.options.map(({ label }) => label)).toEqual(['Acme Looms', 'Pune']);
    box.type('');
    box.forget();
    expect(offered()).toEqual([['mostReviews', 'Acme Looms']]);
  });

  it('answers with a figure first, and goes along its pages', async () => {
    const { box, moves, type } = aBox();
    await type('rated');
    expect(box.options.map(({ group, href, isPart }) => [group, href, isPart])).toEqual([
      ['answer', '/overview/rated-mills-overview', false],
      ['answer', '/salaries/rated-mills-salaries', true],
      ['city', '/search/pune-location', false],
    ]);
    expect(box.moveAlong(1)).toBe(false);
    box.move(1);
    expect([box.moveAlong(-1), box.moveAlong(1), box.moveAlong(1), box.active]).toEqual([false, true, false, 1]);
    expect([box.moveAlong(-1), box.moveAlong(1)]).toEqual([true, true]);
    box.submit();
    expect(moves).toEqual(['/salaries/rated-mills-salaries']);
  });
});
