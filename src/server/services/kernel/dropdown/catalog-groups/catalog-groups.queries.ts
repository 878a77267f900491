import { MAX_WHOLE_LIST } from '@/core/kernel/catalog/search.rules';
import { from, integer, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const columns = { section: from(`coalesce(section, 'Other')`, text), id: integer, name: text } as const;

function defineList(table: 'departments' | 'industries' | 'topics') {
  return defineStatement({
    name: `catalog-groups.${table}`,
    parameters: [],
    columns,
    text: `select ${selectList(columns)} from catalog.${table}
           order by section is null, lower(section), lower(name), id limit ${MAX_WHOLE_LIST}`,
  });
}

export const catalogLists = {
  departments: defineList('departments'),
  industries: defineList('industries'),
  topics: defineList('topics'),
} as const;
