import type { Collage, SectionItem } from '@/contract/generated/company';

/** A section as it is stored, or a part of it; members that it does not use are missing. */
export interface StoredSection {
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly (Pick<SectionItem, 'title'> & Partial<SectionItem>)[];
  readonly collages?: readonly Collage[];
}
