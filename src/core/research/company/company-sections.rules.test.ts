import { expect, it } from 'vitest';
import { COLLAGE_TEMPLATES, CUSTOM_SECTIONS, NAMED_SECTIONS } from './company-sections.rules';

it('[CP-SECTIONS-CUSTOM] there are seven sections of a company’s own', () => {
  expect(new Set(CUSTOM_SECTIONS).size).toBe(7);
});

it('[CP-LIFE-TEMPLATES] collages have 4, 4 and 6 pictures', () => {
  expect(COLLAGE_TEMPLATES).toEqual([4, 4, 6]);
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
