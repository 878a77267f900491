import type { DropdownItem, DropdownList } from '@/core/catalog/dropdown-item';

/** The lists of the catalogue. */
export type MemoryCatalog = Readonly<Record<DropdownList, readonly MemoryItem[]>>;

/** An item with what finds it and tells it apart. */
export interface MemoryItem extends DropdownItem {
  readonly detail?: string;
  readonly aliases?: readonly string[];
}

/** The catalogue of a memory world; empty unless filled. */
export class CatalogRecords {
  lists: MemoryCatalog = {
    department: [],
    industry: [],
    company: [],
    jobProfile: [],
    location: [],
    college: [],
    course: [],
    specialization: [],
  };
}
