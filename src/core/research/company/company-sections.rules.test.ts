import { expect, it } from 'vitest';
import { COLLAGE_TEMPLATES, CUSTOM_SECTIONS, collagesOf, NAMED_SECTIONS } from './company-sections.rules';

it('[CP-SECTIONS-CUSTOM] there are seven sections of a company’s own', () => {
  expect(new Set(CUSTOM_SECTIONS).size).toBe(7);
});

it('[CP-LIFE-TEMPLATES] collages have 4, 4 and 6 pictures', () => {
  expect(COLLAGE_TEMPLATES).toEqual([4, 4, 6]);
});

it.each([
  [0, []],
  [3, []],
  [4, ['0: abcd']],
  [5, ['0: abcd']],
  [6, ['2: abcdef']],
  [8, ['0: abcd', '1: efgh']],
  [10, ['2: abcdef', '1: ghij']],
  [15, ['2: abcdef', '1: ghij', '0: klmn']],
])('[CP-LIFE-TEMPLATES] %i pictures are laid out as %j', (count, expected) => {
  const images = [...'abcdefghijklmno'].slice(0, count).map((image) => ({ image, alt: image }));
  const laidOut = collagesOf(images).map((one) => `${one.template}: ${one.images.map(({ image }) => image).join('')}`);
  expect(laidOut).toEqual(expected);
});

it('[CP-SECTIONS] the named sections are those of the specification', () => {
  expect(NAMED_SECTIONS.map((name) => name.toLowerCase()).toSorted()).toEqual(
    [
      'about',
      'awards',
      'reviews',
      'badges',
      'videos',
      'locations',
      'jobs',
      'subsidiaries',
      'salaries',
      'interviews',
      'overview',
      'faq',
      'mission-vision',
      'third-party-awards',
      'leadership-message',
      'leadership',
      'benefits',
      'life-at-company',
      'updates',
    ].toSorted(),
  );
});
