import type { DropdownList } from '@/contract/generated/dropdown';
import { defineNameSearch } from '@/server/platform/name-search';
import { integer, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** An entry of a list. */
const itemColumns = { id: integer, name: text } as const;

const search = (list: DropdownList, table: string) =>
  defineNameSearch({ name: `catalog.suggest.${list}`, table, columns: itemColumns });

/** The search of each list by a typed text, best matches first. */
export const itemsNamed = {
  department: search('department', 'catalog.departments'),
  industry: search('industry', 'catalog.industries'),
  company: search('company', 'catalog.companies'),
  jobProfile: search('jobProfile', 'catalog.job_profiles'),
  location: search('location', 'catalog.locations'),
  college: search('college', 'catalog.colleges'),
  course: search('course', 'catalog.courses'),
  specialization: search('specialization', 'catalog.specializations'),
} satisfies Record<DropdownList, unknown>;

export const departmentsByName = defineStatement({
  name: 'catalog.departments',
  parameters: [],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.departments order by lower(name), id`,
});

export const industriesByName = defineStatement({
  name: 'catalog.industries',
  parameters: [],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.industries order by lower(name), id`,
});
