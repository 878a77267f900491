import { describe, expect, it } from 'vitest';
import type { GroupedList } from '@/core/kernel/catalog-groups/catalog-group';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

export const catalogGroupsContract: Contract = (harness) => {
  describe('the aggregates', () => {
    it('[API-DROPDOWN-AGGREGATE] answer groups with items: departments, industries and topics', async () => {
      const port = harness().as('guest').port(CatalogGroupsPort);
      expect(successOf(await port.listCatalogGroups({ list: 'departments' }))).toEqual([
        { name: 'People, law & office', items: [{ id: 2, name: 'Human Resources' }] },
        { name: 'Technology & product', items: [{ id: 1, name: 'Engineering - Software & QA' }] },
      ]);
      expect(successOf(await port.listCatalogGroups({ list: 'industries' }))).toEqual([
        { name: 'Health & social work', items: [{ id: 2, name: 'Healthcare' }] },
        { name: 'Information & communication', items: [{ id: 1, name: 'Software Product' }] },
        { name: 'Other', items: [{ id: 3, name: 'Textiles' }] },
      ]);
      expect(successOf(await port.listCatalogGroups({ list: 'topics' }))).toEqual([
        { name: 'Life at work', items: [{ id: 2, name: 'Office Politics' }] },
        {
          name: 'Pay & contract',
          items: [
            { id: 1, name: 'Notice Period' },
            { id: 3, name: 'Pay Talk' },
          ],
        },
        { name: 'Other', items: [{ id: 4, name: '100% Remote_Work' }] },
      ]);
    });

    it('are of these lists alone', async () => {
      const port = harness().as('guest').port(CatalogGroupsPort);
      expectInvalid(await port.listCatalogGroups({ list: 'cities' as GroupedList }), 'list');
    });
  });
};
