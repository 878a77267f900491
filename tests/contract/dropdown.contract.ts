import { describe, expect, it } from 'vitest';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import type { DropdownList } from '@/core/kernel/catalog/dropdown-item';
import { DROPDOWN_LISTS } from '@/core/kernel/catalog/dropdown-item';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

const KNOWN: Readonly<Record<DropdownList, string>> = {
  department: 'Human Resources',
  industry: 'Healthcare',
  company: 'Vaayuna Technologies',
  jobProfile: 'Nurse',
  location: 'Kochi',
  college: 'Satpura College',
  course: 'B.Com',
  specialization: 'Accounting',
};

export const dropdownContract: Contract = (harness) => {
  describe('the suggestions', () => {
    it('[API-DROPDOWN-SUGGEST] match the typed text, at most as many as asked for, also as names alone', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const department = { list: 'department' } as const;
      const industry = { list: 'industry' } as const;
      expect(successOf(await dropdown.suggestItems({ ...department, q: 'soft' }))).toEqual([
        { id: 1, name: 'Engineering - Software & QA', detail: null, isNear: false },
      ]);
      expect(successOf(await dropdown.suggestItems({ ...industry, q: 'e' }))).toEqual([]);
      expect(successOf(await dropdown.suggestItems({ list: 'jobProfile', q: 'engineer', limit: 2 }))).toHaveLength(2);
      expect(successOf(await dropdown.suggestItems({ ...industry, q: 'health', asText: true }))).toEqual([
        { id: null, name: 'Healthcare', detail: null, isNear: false },
      ]);
    });

    it('put names that begin with the text first, then words that do', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const found = successOf(await dropdown.suggestItems({ list: 'jobProfile', q: 'software e' }));
      expect(found.map(({ name }) => name)).toEqual(['Software Engineer', 'Senior Software Engineer']);
      const shouted = await dropdown.suggestItems({ list: 'jobProfile', q: 'SOFTWARE  eng' });
      expect(successOf(shouted)).toEqual(found);
      const engineers = successOf(await dropdown.suggestItems({ list: 'jobProfile', q: 'engineer' }));
      expect(engineers.map(({ name }) => name)).toEqual([
        'Engineering Manager',
        'Senior Software Engineer',
        'Software Engineer',
      ]);
    });

    it('know other names, say which of one name is meant, and do not care for case and punctuation', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const cities = async (q: string) => successOf(await dropdown.suggestItems({ list: 'location', q }));
      expect(await cities('bangal')).toEqual([{ id: 1, name: 'Bengaluru', detail: 'Karnataka', isNear: false }]);
      expect(await cities('COCHIN')).toEqual([{ id: 3, name: 'Kochi', detail: 'Kerala', isNear: false }]);
      const courses = successOf(await dropdown.suggestItems({ list: 'course', q: 'b tech' }));
      expect(courses.map(({ name }) => name)).toEqual(['B.Tech']);
    });

    it('forgive a slip or two where nothing else matches', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const names = async (list: DropdownList, q: string) =>
        successOf(await dropdown.suggestItems({ list, q })).map(({ name }) => name);
      for (const typed of ['vayuna tech', 'vayuna', 'vaayunaa', 'wayuna']) {
        expect(await names('company', typed), typed).toEqual(['Vaayuna Technologies']);
      }
      expect(await names('location', 'bengluru')).toEqual(['Bengaluru']);
      expect(await names('jobProfile', 'softwear engineer')).toEqual(['Software Engineer']);
      expect(await names('location', 'zzzzzz')).toEqual([]);
      expect(await names('location', 'koh')).toEqual([]);
    });

    it('say which names differ from the text, and add whole names with a slip to those that begin with it', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const found = async (list: DropdownList, q: string, limit = 5) =>
        successOf(await dropdown.suggestItems({ list, q, limit })).map(({ name, isNear }) => [name, isNear]);
      expect(await found('company', 'vayuna')).toEqual([['Vaayuna Technologies', true]]);
      expect(await found('jobProfile', 'nurs')).toEqual([['Nurse', false]]);
      expect(await found('jobProfile', 'nurse')).toEqual([['Nurse', false]]);
      expect(await found('jobProfile', 'software engineers')).toEqual([['Software Engineer', true]]);
    });

    it('are there for every list, and empty where nothing matches', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      for (const list of DROPDOWN_LISTS) {
        const name = KNOWN[list];
        const found = successOf(await dropdown.suggestItems({ list, q: name.slice(0, 3) }));
        expect(found.map((item) => item.name)).toContain(name);
        expect(successOf(await dropdown.suggestItems({ list, q: 'zzz' }))).toEqual([]);
      }
    });

    it('need a text and a limit of 1 to 25', async () => {
      const dropdown = harness().as('guest').port(DropdownPort);
      const list = { list: 'company' } as const;
      for (const q of ['', ' ', 'x'.repeat(101)]) expectInvalid(await dropdown.suggestItems({ ...list, q }), 'q');
      expectInvalid(await dropdown.suggestItems({ ...list, q: 'x', limit: 0 }), 'limit');
      expectInvalid(await dropdown.suggestItems({ ...list, q: 'x', limit: 26 }), 'limit');
    });
  });
};
