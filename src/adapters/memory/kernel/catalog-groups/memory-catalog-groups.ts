import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import type { CatalogGroup, GroupedList } from '@/core/kernel/catalog-groups/catalog-group';
import type { CatalogGroups } from '@/core/kernel/catalog-groups/catalog-groups.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { MemoryItem } from '../catalog/catalog-records';
import { CatalogRecords } from '../catalog/catalog-records';
import type { MemoryBrowser } from '../world/memory-browser';

const WITHOUT_SECTION = 'Other';

export class MemoryCatalogGroups implements CatalogGroups {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listCatalogGroups(path: { readonly list: GroupedList }): Promise<Result<readonly CatalogGroup[], Failure>> {
    return this.#browser.ask('listCatalogGroups', { path }, () => ok(groupsOf(this.#itemsOf(path.list))));
  }

  #itemsOf(list: GroupedList): readonly MemoryItem[] {
    const { world } = this.#browser;
    const { department, industry } = world.records(CatalogRecords).lists;
    if (list === 'departments') return department;
    if (list === 'industries') return industry;
    const topics = world.records(CommunityRecords).all.filter(({ type }) => type === 'topic');
    return topics.map(({ entityId, name, section }) => ({ id: entityId, name, section }));
  }
}

function groupsOf(items: readonly MemoryItem[]): readonly CatalogGroup[] {
  const nameOf = ({ section }: MemoryItem): string => section ?? WITHOUT_SECTION;
  return [...new Set(items.map(nameOf))]
    .toSorted((first, second) => placeOf(first) - placeOf(second) || first.localeCompare(second, 'en'))
    .map((name) => ({
      name,
      items: items
        .filter((item) => nameOf(item) === name)
        .map((item) => ({ id: item.id, name: item.name }))
        .toSorted((first, second) => first.name.localeCompare(second.name, 'en')),
    }));
}

function placeOf(section: string): number {
  return section === WITHOUT_SECTION ? 1 : 0;
}
