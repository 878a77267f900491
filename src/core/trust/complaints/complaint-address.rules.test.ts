import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { complaintAddressFor, itemOfAddress, subjectOfAddress } from './complaint-address.rules';
import { addressOfItem, complaintFormOf } from './complaint-link';

const ID = '6f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11';
const post = { kind: 'post', id: ID };

it.each([
  [`https://tarakki.example/p/${ID}`, post],
  [`/p/${ID}`, post],
  [`  /p/${ID.toUpperCase()}/?campaign=x  `, post],
  [`/p/${ID}?comment=${ID}#comment-${ID}`, { kind: 'comment', id: ID }],
  [`https://tarakki.example/reviews/vaayuna-reviews?page=2#review-${ID}`, { kind: 'review', id: ID }],
  [`/reviews/vaayuna-reviews`, null],
  [`/reviews/vaayuna-reviews#review-${ID.slice(1)}`, null],
  [`/users/${ID}`, null],
  [ID, null],
  ['', null],
])('the address %j is of %j', (address, expected) => {
  expect(itemOfAddress(address)).toEqual(expected);
});

it('a post has an address of its own, on whatever page it stands', () => {
  expect(addressOfItem('/reviews/vaayuna-reviews', { kind: 'post', id: ID })).toBe(`/p/${ID}`);
});

it('the address that a menu gives names its contribution again, also within the address of the form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MODERATED_KINDS),
      fc.uuid(),
      fc.constantFrom('/photos/x-photos', 'https://tarakki.example/interviews/a%20b?page=2', '/'),
      (kind, id, page) => {
        const address = addressOfItem(page, { kind, id });
        expect(itemOfAddress(address)).toEqual({ kind, id });
        expect(new URLSearchParams(complaintFormOf(address).split('?')[1]).get('about')).toBe(address);
      },
    ),
  );
});

it.each([
  [`/p/${ID}`, `/p/${ID}#profile-${ID}`],
  [`https://tarakki.example/p/${ID}`, `https://tarakki.example/p/${ID}#profile-${ID}`],
  [`/p/0f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11#comment-${ID}`, `/p/0f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11#profile-${ID}`],
])('%j stands under the name of %j', (address, named) => {
  expect([subjectOfAddress(address), subjectOfAddress(named)]).toEqual(['contribution', 'name']);
  expect(complaintAddressFor(address, 'name')).toBe(named);
  expect(complaintAddressFor(named, 'name')).toBe(named);
  expect(complaintAddressFor(named, 'contribution')).toBe(address);
  expect(itemOfAddress(named)).toEqual({ kind: 'profile', id: ID });
});

it('an address that stands under no name is left as it is', () => {
  const photo = `/photos/x-photos#photo-${ID}`;
  expect([subjectOfAddress(photo), subjectOfAddress('/about-us')]).toEqual([null, null]);
  expect(complaintAddressFor(photo, 'name')).toBe(photo);
});
