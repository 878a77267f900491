import { aSubmission } from '@tests/support/a-submission';
import { aHit } from '@tests/support/search-hits';
import { describe, expect, it } from 'vitest';
import { SearchPort } from '@/core/research/search/search.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';
import { write } from './harness/submissions';

export const searchContract: Contract = (harness) => {
  const search = () => harness().as('guest').port(SearchPort);
  const suggest = async (q: string) => successOf(await search().suggest({ q }));
  const labels = async (q: string) => (await suggest(q)).items.map(({ type, label }) => `${type} ${label}`);

  describe('suggestions', () => {
    it('[API-SUGGESTOR] are of several types, the types in their order', async () => {
      expect(await labels('eng')).toEqual([
        'designation Engineering Manager',
        'designation Senior Software Engineer',
        'designation Software Engineer',
        'department Engineering - Software & QA',
      ]);
      expect(await labels('ne')).toEqual(['company Neelgiri Textiles', 'city New Delhi']);
    });

    it('name a company with its place and its name in addresses', async () => {
      expect((await suggest('vaay')).items).toEqual([
        aHit({ type: 'company', label: 'Vaayuna Technologies', detail: 'Software Product, Kochi', count: 0 }),
      ]);
    });

    it('find later words, other names, names in Hindi, and what a slip of the finger hid', async () => {
      expect(await labels('textiles')).toEqual(['company Neelgiri Textiles']);
      expect(await labels('bangalore')).toEqual(['city Bengaluru']);
      expect(await labels('BÉNGALURU')).toEqual(['city Bengaluru']);
      expect(await labels('बेंगलुरु')).toEqual(['city Bengaluru']);
      expect((await suggest('बेंगलुरु')).corrected).toBeNull();
      expect((await suggest('Bangalore')).corrected).toBeNull();
      expect((await suggest('BÉNGALURU')).corrected).toBeNull();
      expect(await suggest('neelgri')).toMatchObject({
        corrected: 'Neelgiri Textiles',
        items: [{ urlName: 'neelgiri-textiles' }],
      });
      expect((await suggest('neelgiri')).corrected).toBeNull();
      expect(await suggest('neeglir')).toMatchObject({
        corrected: 'Neelgiri Textiles',
        items: [{ urlName: 'neelgiri-textiles' }],
      });
    });

    it('lead to pages of the product that answer a text, in Hindi too', async () => {
      expect(await labels('freshers jobs')).toEqual(['page Jobs for freshers']);
      expect(await labels('नौकरी')).toEqual(['page Jobs']);
      expect((await suggest('gratuity')).items[0]).toMatchObject({ type: 'page', urlName: 'gratuity-calculator' });
      expect((await suggest('final settlement')).items[0]).toMatchObject({ type: 'page', urlName: 'exit-pack' });
    });

    it('take words apart where nothing has all of them', async () => {
      expect(await labels('nurse in sagarmatha')).toEqual(['company Sagarmatha Health', 'designation Nurse']);
      expect(await labels('sagarmatha nurse')).toEqual(['company Sagarmatha Health', 'designation Nurse']);
    });

    it('leave out the words that ask for a section', async () => {
      for (const asked of ['vaayuna interview questions', 'reviews of vaayuna', 'Vaayuna salary'])
        expect(await labels(asked)).toEqual(['company Vaayuna Technologies']);
      expect(await labels('nurse ctc')).toEqual(['designation Nurse']);
      const { groups } = successOf(await search().search({ q: 'vaayuna salary' }));
      expect(groups.find(({ type }) => type === 'company')?.items.map(({ label }) => label)).toEqual([
        'Vaayuna Technologies',
      ]);
    });

    it('are of one type alone, and few, where asked for', async () => {
      const colleges = successOf(await search().suggest({ q: 'kaveri inst' }));
      expect(colleges.items.map(({ type, urlName, detail }) => [type, urlName, detail])).toEqual([
        ['college', 'kaveri-institute-of-technology', 'Kochi'],
      ]);
      const cities = successOf(await search().suggest({ q: 'n', type: 'city', limit: 1 }));
      expect(cities.items.map(({ label }) => label)).toEqual(['New Delhi']);
    });

    it('find communities by a word of their name', async () => {
      expect(await labels('period')).toEqual(['topic Notice Period']);
    });

    it('find a skill by any of its names, where a question or an opening has it, else by a whole one', async () => {
      const daysAgo = 1;
      await harness().seedJobs([
        { title: 'Loom Programmer', company: 'Neelgiri Textiles', skills: ['ECMAScript', 'Weaving'], daysAgo },
      ]);
      await harness().seedInterviews({
        companyId: 2,
        jobProfileId: 1,
        questions: [{ text: 'Weave a carpet of closures', skills: ['JS', 'javascript'] }],
        reports: [{ month: '2026-05' }],
      });
      const skill = aHit({ type: 'skill', label: 'JavaScript', count: 2 });
      expect((await suggest('js')).items).toEqual([skill]);
      expect(await suggest('javascrpt')).toEqual({ corrected: 'JavaScript', items: [skill] });
      expect(await labels('fortran')).toEqual(['skill Fortran']);
      expect(await labels('fortra')).toEqual([]);
      const { groups } = successOf(await search().search({ q: 'ecma', type: 'skill' }));
      expect(groups).toEqual([{ type: 'skill', total: 1, items: [skill] }]);
      await harness().seedInterviews({
        companyId: 3,
        jobProfileId: 1,
        questions: [{ text: 'Weave a carpet of closures!', slug: 'weave-elsewhere', skills: ['JavaScript'] }],
        reports: [{ month: '2026-05' }],
      });
      expect(successOf(await search().search({ q: 'ecmas', type: 'skill' })).groups).toEqual(groups);
    });

    it('are none for what names nothing', async () => {
      expect(await suggest('qwzzt')).toEqual({ corrected: null, items: [] });
      expect(await suggest('...')).toEqual({ corrected: null, items: [] });
      expect(await suggest(`%' or 1=1 -- <b>`)).toEqual({ corrected: null, items: [] });
      expectInvalid(await search().suggest({ q: 'x'.repeat(201) }), 'q');
    });
  });

  describe('results', () => {
    it('come by type, with the figures of each', async () => {
      const found = successOf(await search().search({ q: 'Vaayuna, Human' }));
      expect(found.groups).toEqual([
        {
          type: 'company',
          total: 1,
          items: [
            aHit({ type: 'company', label: 'Vaayuna Technologies', detail: 'Software Product, Kochi', count: 0 }),
          ],
        },
        {
          type: 'department',
          total: 1,
          items: [
            expect.objectContaining({
              label: 'Human Resources',
              urlName: 'human-resources',
              detail: 'Department',
              rating: null,
            }),
          ],
        },
      ]);
      expect(found).toMatchObject({ corrected: null, filters: [] });
    });

    it('say of a designation what it pays, and those with salaries come first, whichever word was typed', async () => {
      await harness().seedSalaries(
        Array.from({ length: 20 }, (_, place) => ({
          companyId: 1 + (place % 2),
          jobProfileId: 1,
          fixed: 800_000 + place * 10_000,
        })),
      );
      const items = (await suggest('engineer')).items.map(({ label, salaries }) => [label, salaries]);
      expect(items.slice(0, 3)).toEqual([
        ['Software Engineer', 20],
        ['Engineering Manager', null],
        ['Senior Software Engineer', null],
      ]);
      const [group] = successOf(await search().search({ q: 'software engineer', type: 'designation' })).groups;
      expect(group?.items[0]).toMatchObject({ label: 'Software Engineer', salaries: 20, newest: expect.any(String) });
      const { medianPay = 0, lowerQuartile = 0, upperQuartile = 0 } = group?.items[0] ?? {};
      expect([800_000, lowerQuartile, medianPay, upperQuartile]).toEqual(
        [800_000, lowerQuartile, medianPay, upperQuartile].toSorted((one, other) => Number(one) - Number(other)),
      );
      expect(new Set([800_000, lowerQuartile, medianPay, upperQuartile]).size).toBe(4);
      expect(group?.items[1] ?? { salaries: null, medianPay: null }).toMatchObject({ salaries: null, medianPay: null });
    });

    it('of one alone begin with a role that has a figure', async () => {
      const { items } = successOf(await search().suggest({ q: 'engineer', type: 'designation', limit: 1 }));
      expect(items.map(({ label }) => label)).toEqual(['Software Engineer']);
    });

    it('are what is best known, as long as nothing is typed', async () => {
      await harness().seedSalaries(
        [2, 2, 2, 2, 2].map((jobProfileId) => ({ companyId: 1, jobProfileId, fixed: 800_000 })),
      );
      const known = async (limit: number, type?: 'designation' | 'city') =>
        successOf(await search().suggest({ limit, ...(type === undefined ? {} : { type }) })).items.map(
          ({ label, salaries }) => [label, salaries],
        );
      expect(await known(2)).toEqual([
        ['Software Engineer', 20],
        ['Senior Software Engineer', 5],
      ]);
      expect(await known(1, 'designation')).toEqual([['Software Engineer', 20]]);
      expect(await known(1, 'city')).toEqual([]);
    });

    it('hold live posts with all the words, and no other', async () => {
      const writer = harness().as('writer');
      const postId = await write(writer, aSubmission({ title: 'Marigold bonus rumours', content: 'Anyone heard?' }));
      const found = async (q: string) => successOf(await search().search({ q, type: 'post' })).groups;
      expect(await found('marigold rumours')).toEqual([
        {
          type: 'post',
          total: 1,
          items: [expect.objectContaining({ label: 'Marigold bonus rumours', urlName: postId, count: 0 })],
        },
      ]);
      expect(await found('marigold violets')).toEqual([]);
      await harness().setStatus(postId, 'DELETED');
      // Other words, since guests' answers are cached for a second.
      expect(await found('rumours marigold')).toEqual([]);
    });

    it('are narrowed by city and industry, and say what each would bring', async () => {
      const q = 'Vaayuna, Neelgiri, Sagarmatha';
      const all = successOf(await search().search({ q, type: 'company' }));
      expect(all.groups[0]?.total).toBe(3);
      const industries = all.filters.find(({ key }) => key === 'industry')?.values ?? [];
      expect(industries.map(({ label, count }) => [label, count])).toEqual([
        ['Healthcare', 1],
        ['Software Product', 1],
        ['Textiles', 1],
      ]);
      const some = successOf(
        await search().search({ q, type: 'company', location: 'kochi', industry: 'textiles,healthcare' }),
      );
      expect(some.groups[0]?.items.map(({ label }) => label)).toEqual(['Neelgiri Textiles', 'Sagarmatha Health']);
      const none = successOf(await search().search({ q, type: 'company', location: 'atlantis' }));
      expect(none.groups).toEqual([]);
    });

    it('begin with the correction, though a name that is less like the text is rated', async () => {
      await harness().seedCompanies('Textiles', [
        { companyId: 101, name: 'Marudharapur Looms' },
        { companyId: 102, name: 'Marudharapul Mills' },
      ]);
      const review = { companyId: 102, rating: 4, createdAt: '2026-10-01T00:00:00.000Z' };
      await harness().seedReviews(Array.from({ length: 5 }, () => review));
      const all = successOf(await search().search({ q: 'marudarapur' }));
      expect(all.corrected).toBe('Marudharapur Looms');
      expect(all.groups[0]?.items.map(({ label, rating }) => [label, rating])).toEqual([
        ['Marudharapur Looms', null],
        ['Marudharapul Mills', 4],
      ]);
      expect(await labels('marudarapur')).toEqual(['company Marudharapur Looms', 'company Marudharapul Mills']);
      expect(successOf(await search().suggest({ q: 'marudarapur', limit: 1 }))).toMatchObject({
        corrected: 'Marudharapur Looms',
        items: [{ label: 'Marudharapur Looms' }],
      });
      expect(await labels('marudha')).toEqual(['company Marudharapul Mills', 'company Marudharapur Looms']);
      expect(await labels('Marudharapur-Looms')).toEqual(['company Marudharapur Looms']);
    });

    it('are none for nonsense', async () => {
      expect(successOf(await search().search({ q: ',,;' }))).toEqual({ corrected: null, groups: [], filters: [] });
      expectInvalid(await search().search({ q: '' }), 'q');
    });
  });
};
