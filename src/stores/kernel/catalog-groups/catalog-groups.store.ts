import type { CatalogGroup, GroupedList } from '@/core/kernel/catalog-groups/catalog-group';
import type { CatalogGroups } from '@/core/kernel/catalog-groups/catalog-groups.port';
import { Loadable } from '../common/loadable';

/** The grouped lists, each loaded once. */
export class CatalogGroupsStore {
  readonly lists: Readonly<Record<GroupedList, Loadable<readonly CatalogGroup[]>>>;

  constructor(catalogGroups: CatalogGroups) {
    const groupsOf = (list: GroupedList) => new Loadable(() => catalogGroups.listCatalogGroups({ list }));
    this.lists = {
      departments: groupsOf('departments'),
      industries: groupsOf('industries'),
      topics: groupsOf('topics'),
    };
  }
}
