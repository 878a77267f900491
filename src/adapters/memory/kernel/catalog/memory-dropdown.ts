import type { Dropdown } from '@/core/kernel/catalog/dropdown.port';
import type { DropdownList, DropdownSuggestion } from '@/core/kernel/catalog/dropdown-item';
import type { Failure } from '@/core/kernel/common/failure';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { MemoryBrowser } from '../world/memory-browser';
import { itemsFor } from '../world/memory-list-search';
import { CatalogRecords } from './catalog-records';

export class MemoryDropdown implements Dropdown {
  readonly #browser: MemoryBrowser;
  readonly #catalog: CatalogRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#catalog = browser.world.records(CatalogRecords);
  }

  suggestItems(input: {
    readonly list: DropdownList;
    readonly q: string;
    readonly asText?: boolean;
    readonly limit?: number;
  }): Promise<Result<readonly DropdownSuggestion[], Failure>> {
    const { list, q, asText = false, limit = PAGE_LENGTHS.namesOfList.usual } = input;
    return this.#browser.ask('suggestItems', { input }, () => {
      const matches = itemsFor(this.#catalog.lists[list], q, limit);
      return ok(
        matches.map(({ item: { id, name, detail = null }, isNear }) => ({
          id: asText ? null : id,
          name,
          detail,
          isNear,
        })),
      );
    });
  }
}
