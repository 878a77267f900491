import type { DropdownList } from '@/contract/generated/dropdown';
import type { Database, Statement } from '@/server/platform/database';
import { nameSearch, nameSearchValues } from '@/server/platform/name-search';

/** An entry of a list. */
export interface ItemRow {
  readonly id: number;
  readonly name: string;
}

const TABLES: Readonly<Record<DropdownList, string>> = {
  department: 'catalog.departments',
  industry: 'catalog.industries',
  company: 'catalog.companies',
  jobProfile: 'catalog.job_profiles',
  location: 'catalog.locations',
  college: 'catalog.colleges',
  course: 'catalog.courses',
  specialization: 'catalog.specializations',
};
const searches = new Map<DropdownList, Statement>();

/** The entries of a list whose name matches a typed text, best first. */
export function itemsNamed(
  database: Database,
  list: DropdownList,
  typed: string,
  limit: number,
): Promise<readonly ItemRow[]> {
  const statement =
    searches.get(list) ?? nameSearch({ name: `dropdown.suggest.${list}`, table: TABLES[list], columns: 'id, name' });
  searches.set(list, statement);
  return database.query(statement, nameSearchValues(typed, limit));
}

/** All departments, by name. */
export function departments(database: Database): Promise<readonly ItemRow[]> {
  return database.query({
    name: 'dropdown.departments',
    text: 'select id, name from catalog.departments order by lower(name), id',
  });
}

/** All industries, by name. */
export function industries(database: Database): Promise<readonly ItemRow[]> {
  return database.query({
    name: 'dropdown.industries',
    text: 'select id, name from catalog.industries order by lower(name), id',
  });
}
