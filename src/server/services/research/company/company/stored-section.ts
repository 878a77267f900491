import type { Collage, SectionItem } from '@/contract/generated/company';

export type StoredItem = Pick<SectionItem, 'title'> & Partial<SectionItem>;

export interface StoredSection {
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly StoredItem[];
  readonly collages?: readonly Collage[];
}
