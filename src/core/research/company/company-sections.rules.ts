export const NAMED_SECTIONS = [
  'about',
  'overview',
  'badges',
  'reviews',
  'salaries',
  'interviews',
  'benefits',
  'jobs',
  'life-at-company',
  'mission-vision',
  'leadership-message',
  'leadership',
  'awards',
  'third-party-awards',
  'videos',
  'updates',
  'locations',
  'subsidiaries',
  'faq',
] as const;

export const CUSTOM_SECTIONS = [
  'custom-1',
  'custom-2',
  'custom-3',
  'custom-4',
  'custom-5',
  'custom-6',
  'custom-7',
] as const;

export const COLLAGE_TEMPLATES = [4, 4, 6] as const;

/** Sections in the company's own words, in order. Other sections are derived from the product's data. */
export const WRITTEN_SECTIONS = [
  'overview',
  'life-at-company',
  'mission-vision',
  'leadership-message',
  'leadership',
  'third-party-awards',
  'updates',
  'faq',
  ...CUSTOM_SECTIONS,
] as const satisfies readonly ((typeof NAMED_SECTIONS)[number] | (typeof CUSTOM_SECTIONS)[number])[];

export type WrittenSection = (typeof WRITTEN_SECTIONS)[number];

export interface SectionItem {
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly url: string | null;
  readonly month: string | null;
}

/** A collage. A picture is an address, or `kolam:<seed>` for a drawn pattern. */
export interface Collage {
  readonly template: 0 | 1 | 2;
  readonly images: readonly { readonly image: string; readonly alt: string }[];
}

/** Returns full collages only. Up to three pictures can be left over. */
export function collagesOf(images: Collage['images']): Collage[] {
  const [small, , large] = COLLAGE_TEMPLATES;
  const filled = images.length < small ? 0 : images.length - (images.length % 2);
  const sizes: number[] = Array.from({ length: Math.floor(filled / small) }, () => small);
  if (filled % small > 0) sizes[0] = large;
  return sizes.map((size, place) => {
    const first = sizes.slice(0, place).reduce((sum, each) => sum + each, 0);
    return { template: templateAt(size, place), images: images.slice(first, first + size) };
  });
}

function templateAt(size: number, place: number): Collage['template'] {
  if (size === COLLAGE_TEMPLATES[2]) return 2;
  return place % 2 === 0 ? 0 : 1;
}

export interface CompanySection {
  readonly section: WrittenSection;
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  readonly items: readonly SectionItem[];
  readonly collages: readonly Collage[];
}
