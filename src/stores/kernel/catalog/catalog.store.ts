import type { Dropdown } from '@/core/kernel/catalog/dropdown.port';
import type { DropdownList, DropdownSuggestion } from '@/core/kernel/catalog/dropdown-item';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { Suggestions } from '../common/suggestions';

export type SuggestedList = Exclude<DropdownList, 'department' | 'industry'>;

/** The long lists that forms choose from. */
export class CatalogStore {
  readonly #dropdown: Dropdown;
  readonly #scheduler: Scheduler;

  constructor(dropdown: Dropdown, scheduler: Scheduler) {
    this.#dropdown = dropdown;
    this.#scheduler = scheduler;
  }

  suggestionsOf(list: SuggestedList): Suggestions<DropdownSuggestion> {
    return new Suggestions((q) => this.#dropdown.suggestItems({ list, q }), this.#scheduler);
  }
}
