import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { DropdownItem, DropdownList } from '@/core/catalog/dropdown-item';
import type { Scheduler } from '@/core/common/scheduler.port';
import { Loadable } from '../common/loadable';
import { Suggestions } from './suggestions';

/** The lists that are short enough to be shown whole. */
export type WholeList = Extract<DropdownList, 'department' | 'industry'>;

/** The lists that are too long for it. */
export type SuggestedList = Exclude<DropdownList, WholeList>;

/** The lists that forms choose from. Each whole list is loaded once. */
export class CatalogStore {
  readonly lists: Readonly<Record<WholeList, Loadable<readonly DropdownItem[]>>>;
  readonly #dropdown: Dropdown;
  readonly #scheduler: Scheduler;

  constructor(dropdown: Dropdown, scheduler: Scheduler) {
    this.#dropdown = dropdown;
    this.#scheduler = scheduler;
    this.lists = {
      department: new Loadable(() => dropdown.listDepartments()),
      industry: new Loadable(() => dropdown.listIndustries()),
    };
  }

  /** Returns the suggestions of one text box. */
  suggestionsOf(list: SuggestedList): Suggestions {
    return new Suggestions((q) => this.#dropdown.suggestItems({ list }, { q }), this.#scheduler);
  }
}
