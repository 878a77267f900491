import type { Collage, SectionItem } from '@/contract/generated/company';

/** An entry of a section as it is stored; its image is the name of a stored picture, or a drawn pattern. */
export type StoredItem = Pick<SectionItem, 'title'> & Partial<SectionItem>;

/** A section as it is stored, or a part of it; members that it does not use are missing. */
export interface StoredSection {
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly StoredItem[];
  readonly collages?: readonly Collage[];
}
