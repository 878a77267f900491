import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { PHOTO_ALBUMS } from './photo';
import { photoAddressOf, photoSelectionOf } from './photo-address';

it('[LM-PHOTOS-PAGE] a page has 18 photos', () => expect(PAGE_LENGTHS.photos.usual).toBe(18));

it('what an address is built from is what it is read as', () => {
  const selection = fc.record({
    album: fc.constantFrom(null, ...PHOTO_ALBUMS),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    photo: fc.option(fc.uuid()),
  });
  fc.assert(
    fc.property(selection, (given) => {
      expect(photoSelectionOf(photoAddressOf('/photos/a-photos', given))).toEqual(given);
    }),
  );
});

it('nonsense in an address is left out', () => {
  expect(photoSelectionOf('/photos/a-photos?album=garage&page=-3&photo=')).toEqual({
    album: null,
    page: 1,
    photo: null,
  });
  expect(photoSelectionOf('/photos/a-photos?page=1e9')).toMatchObject({ page: 1 });
});
