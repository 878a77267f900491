import { expect, it } from 'vitest';
import { WRITTEN_SECTIONS } from '@/core/research/company/company-sections.rules';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { areSectionNames, placeOf, titleIn } from './profile-sections';

const read = (text: string) => {
  const place = placeOf(text);
  if (place instanceof UnreadableText) return `(${place.reason})`;
  if (place.part === 'section') return place.section;
  if (place.part === 'relations') return place.kind;
  return place.part === 'own' ? `own: ${place.heading}` : place.part;
};

it('[CP-SECTIONS] every named section in the company’s words is read by its name', () => {
  for (const section of WRITTEN_SECTIONS.filter((name) => !name.startsWith('custom-')))
    expect(read(section)).toBe(section);
});

it.each([
  ['Mission & Vision', 'mission-vision'],
  ['Our mission', 'mission-vision'],
  ['Message from the CEO', 'leadership-message'],
  ['Leadership team', 'leadership'],
  ['Third-party awards', 'third-party-awards'],
  ['FAQs', 'faq'],
  ['Life at Loom House', 'life-at-company'],
  ['Video', 'videos'],
  ['Offices', 'offices'],
  ['Associated companies', 'associate'],
  ['Holding company', 'parent'],
  ['How we hire', 'own: How we hire'],
  ['Constructor', 'own: Constructor'],
  ['reviews', '(is filled by an import of reviews)'],
  ['About', '(is filled by an import of companies (its column "about"))'],
  ['Badges', '(is counted by the product, or contributed, and never imported)'],
  ['custom-3', '(is a number: write the name that the company gives the section)'],
  ['12', '(is not a section name)'],
  ['x'.repeat(61), '(is longer than 60 characters)'],
] as const)('"%s" is %s', (text, place) => {
  expect(read(text)).toBe(place);
});

it('a mission or a vision alone is a title, too', () => {
  expect(['Mission', 'Our vision', 'Mission and vision', 'FAQ'].map(titleIn)).toEqual([
    'Mission',
    'Vision',
    null,
    null,
  ]);
});

it('a header is known by the sections under it', () => {
  expect(areSectionNames(['FAQ', 'Updates', 'How we hire'])).toBe(true);
  expect(areSectionNames(['Pune', 'Surat', 'FAQ'])).toBe(false);
});
