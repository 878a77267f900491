import type { DropdownItem, DropdownList } from '@/core/kernel/catalog/dropdown-item';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CollegeOwnership } from '@/core/research/colleges/college';

export type MemoryCatalog = Readonly<Record<Exclude<DropdownList, 'college'>, readonly MemoryItem[]>> & {
  readonly college: readonly MemoryCollege[];
  readonly skill: readonly MemoryItem[];
};

export interface MemoryItem extends DropdownItem {
  readonly detail?: string;
  readonly aliases?: readonly string[];
  readonly weight?: number;
  readonly section?: string | undefined;
}

export interface MemoryCollege extends MemoryItem {
  readonly ownership?: CollegeOwnership;
}

/** A company of the catalogue inside an answer. */
export function companyOf({ name }: MemoryItem): NamedCompany {
  return { urlName: urlNameOf(name), name, logo: null };
}

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
