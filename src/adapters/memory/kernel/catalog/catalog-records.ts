import type { DropdownItem, DropdownList } from '@/core/kernel/catalog/dropdown-item';
import type { CollegeOwnership } from '@/core/research/colleges/college';

/** The lists of the catalogue. */
export type MemoryCatalog = Readonly<Record<Exclude<DropdownList, 'college'>, readonly MemoryItem[]>> & {
  readonly college: readonly MemoryCollege[];
  readonly skill: readonly MemoryItem[];
};

/** An item with what finds it and tells it apart. */
export interface MemoryItem extends DropdownItem {
  readonly detail?: string;
  readonly aliases?: readonly string[];
  /** The weight by which items that match a text equally are sorted; 0 unless given. */
  readonly weight?: number;
  /** The heading below which a list shows it. */
  readonly section?: string | undefined;
}

/** A college; `detail` is its city. */
export interface MemoryCollege extends MemoryItem {
  readonly ownership?: CollegeOwnership;
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
    skill: [],
  };
}
