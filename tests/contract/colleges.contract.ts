import { describe, expect, it } from 'vitest';
import type { CollegeFilterParameters } from '@/core/research/colleges/college';
import { CollegesPort } from '@/core/research/colleges/colleges.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf } from './harness/outcomes';

const kaveri = {
  urlName: 'kaveri-institute-of-technology',
  name: 'Kaveri Institute of Technology',
  city: 'Kochi',
  state: 'Kerala',
  kind: 'institute',
  ownership: null,
  logo: null,
};
const satpura = {
  urlName: 'satpura-college',
  name: 'Satpura College',
  city: null,
  state: null,
  kind: 'college',
  ownership: 'private',
  logo: null,
};

export const collegesContract: Contract = (harness) => {
  const colleges = () => harness().as('guest').port(CollegesPort);
  const found = async (query: CollegeFilterParameters) =>
    successOf(await colleges().listColleges(query)).items.map(({ urlName }) => urlName);

  describe('the list of colleges', () => {
    it('has all of them, a page at a time', async () => {
      const all = successOf(await colleges().listColleges({}));
      expect(all).toEqual({
        items: [
          { ...kaveri, nearbyCompanies: 3 },
          { ...satpura, nearbyCompanies: 0 },
        ],
        page: 1,
        limit: 20,
        total: 2,
        ignored: [],
        near: [],
      });
      const second = successOf(await colleges().listColleges({ page: 2, limit: 1 }));
      expect([second.items, second.total]).toEqual([[{ ...satpura, nearbyCompanies: 0 }], 2]);
      expect(successOf(await colleges().listColleges({ page: 9 })).items).toEqual([]);
      expectInvalid(await colleges().listColleges({ page: 0 }), 'page');
      expectInvalid(await colleges().listColleges({ limit: 51 }), 'limit');
    });

    it('is searched by names, later words and other names; a slip brings what may be meant', async () => {
      expect(await found({ q: 'KAVERI inst' })).toEqual([kaveri.urlName]);
      expect(await found({ q: 'technology' })).toEqual([kaveri.urlName]);
      expect(await found({ q: 'kit' })).toEqual([kaveri.urlName]);
      expect(await found({ q: 'zzz' })).toEqual([]);
      const { items, near } = successOf(await colleges().listColleges({ q: 'satpra coll' }));
      expect([items, near]).toEqual([[], [{ urlName: satpura.urlName, name: satpura.name, city: null }]]);
    });

    it('is filtered by state, kind and who runs it; options that do not exist are named and left out', async () => {
      expect(await found({ state: 'kerala' })).toEqual([kaveri.urlName]);
      expect(await found({ kind: 'college' })).toEqual([satpura.urlName]);
      expect(await found({ kind: 'college,institute' })).toHaveLength(2);
      expect(await found({ ownership: 'private', state: 'kerala' })).toEqual([]);
      const { ignored, total } = successOf(await colleges().listColleges({ state: 'atlantis', kind: 'temple' }));
      expect(total).toBe(2);
      expect(ignored).toEqual([
        { parameter: 'state', value: 'atlantis' },
        { parameter: 'kind', value: 'temple' },
      ]);
    });

    it('counts what each option leaves, and refuses crawlers the counts', async () => {
      expect(successOf(await colleges().listCollegeFilters({ kind: 'college' }))).toEqual([
        { key: 'state', options: [{ urlName: 'kerala', name: 'Kerala', count: 0 }] },
        {
          key: 'kind',
          options: [
            { urlName: 'institute', name: 'institute', count: 1 },
            { urlName: 'college', name: 'college', count: 1 },
          ],
        },
        { key: 'ownership', options: [{ urlName: 'private', name: 'private', count: 1 }] },
      ]);
      const crawler = harness().as('crawler').port(CollegesPort);
      expectRefusal(await crawler.listCollegeFilters({}), 'forbidden', 'crawler_not_allowed');
      expect(successOf(await crawler.listColleges({})).total).toBe(2);
    });
  });

  describe('a college', () => {
    it('has its facts and the employers of its city, and nothing of those who studied there', async () => {
      expect(successOf(await colleges().getCollege({ urlName: 'Kaveri-Institute-Of-Technology' }))).toEqual({
        ...kaveri,
        otherNames: ['KIT'],
        domain: 'kaveri.example',
        around: { cityUrl: 'kochi', companies: 3, jobs: 0 },
      });
      const other = successOf(await colleges().getCollege({ urlName: satpura.urlName }));
      expect(other).toEqual({ ...satpura, otherNames: [], domain: null, around: null });
    });

    it('that nobody knows is not found', async () => {
      expectRefusal(await colleges().getCollege({ urlName: 'hogwarts' }), 'notFound', 'college_not_found');
      expectInvalid(await colleges().getCollege({ urlName: 'x'.repeat(251) }), 'urlName');
    });
  });
};
