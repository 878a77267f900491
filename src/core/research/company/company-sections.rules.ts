/** The named sections of a company's page, in the order in which it shows them (CP-SECTIONS). */
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

/** The sections that a company names itself (CP-SECTIONS-CUSTOM). */
export const CUSTOM_SECTIONS = [
  'custom-1',
  'custom-2',
  'custom-3',
  'custom-4',
  'custom-5',
  'custom-6',
  'custom-7',
] as const;

/** The numbers of images of the three layouts of a collage (CP-LIFE-TEMPLATES). */
export const COLLAGE_TEMPLATES = [4, 4, 6] as const;

/** The sections that are told in the company's own words, in the order in which a page shows them; the others are drawn from what the product knows. */
export const TOLD_SECTIONS = [
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

export type ToldSection = (typeof TOLD_SECTIONS)[number];

/** A question with its answer, a person with their post, an award with its giver, an update with its month (`2026-11`). */
export interface SectionItem {
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly url: string | null;
  readonly month: string | null;
}

/** Pictures in one of the three layouts; a picture is an address, or `kolam:<seed>` for a drawn pattern. */
export interface Collage {
  readonly template: 0 | 1 | 2;
  readonly images: readonly { readonly image: string; readonly alt: string }[];
}

/** Lays pictures out in collages of the three layouts. Returns as many as they fill: one picture, or up to three, can be left. */
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
  readonly section: ToldSection;
  /** Null if the section has a title of its own. */
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  readonly items: readonly SectionItem[];
  readonly collages: readonly Collage[];
}
