import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { DropdownItem, DropdownList, DropdownSuggestion } from '@/core/catalog/dropdown-item';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MemoryBrowser } from './memory-browser';
import { bestMatches } from './memory-name-search';

const DEFAULT_LIMIT = 5;

/** The lists of the memory world. */
export class MemoryDropdown implements Dropdown {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listDepartments(): Promise<Result<readonly DropdownItem[], Failure>> {
    return this.#browser.ask('listDepartments', () => ok(byName(this.#browser.world.catalog.department)));
  }

  listIndustries(): Promise<Result<readonly DropdownItem[], Failure>> {
    return this.#browser.ask('listIndustries', () => ok(byName(this.#browser.world.catalog.industry)));
  }

  suggestItems(
    { list }: { readonly list: DropdownList },
    {
      q,
      asText = false,
      limit = DEFAULT_LIMIT,
    }: { readonly q: string; readonly asText?: boolean; readonly limit?: number },
  ): Promise<Result<readonly DropdownSuggestion[], Failure>> {
    return this.#browser.ask('suggestItems', () => {
      const matches = bestMatches(this.#browser.world.catalog[list], q, limit);
      if (!matches.ok) return matches;
      return ok(matches.value.map(({ id, name }) => ({ id: asText ? null : id, name })));
    });
  }
}

function byName(items: readonly DropdownItem[]): readonly DropdownItem[] {
  return items.toSorted((first, second) => first.name.localeCompare(second.name, 'en'));
}
