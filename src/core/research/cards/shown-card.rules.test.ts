import { expect, it } from 'vitest';
import { shownAuthorOf, shownPlaceOf } from './shown-card.rules';

const nothing = {
  hasTitle: false,
  family: null,
  hasDepartment: false,
  hasCity: false,
  hasState: false,
  hasYears: false,
  yearsBand: null,
  hasStay: false,
  period: null,
  hasMonth: false,
};

it.each([
  [[], {}],
  [['p1', 'fengineer', 'd7'], { hasTitle: true, hasDepartment: true }],
  [['fengineer'], { family: 'Engineer' }],
  [['l3', 'sKerala', 'wcurrent'], { hasCity: true, hasState: true, hasStay: true }],
  [['sKerala', 'q2026-Q4'], { hasState: true, period: '2026-Q4' }],
  [['t3', 'b1', 'm2026-11'], { hasYears: true, period: '2026-11', hasMonth: true }],
  [['b0'], { yearsBand: { from: 0, to: 1 } }],
  [['b1'], { yearsBand: { from: 2, to: 3 } }],
  [['b5'], { yearsBand: { from: 15, to: null } }],
])('a card with the keys %j shows each fact, or the vaguer one in its place', (keys, shown) => {
  expect(shownAuthorOf(keys)).toEqual({ ...nothing, ...shown });
});

it.each([
  [true, true, 'Kochi'],
  [false, true, 'Kerala'],
  [false, false, null],
])('of a card with its city (%s) and its state (%s) the place is %j', (hasCity, hasState, place) => {
  expect(shownPlaceOf({ hasCity, hasState }, { location: 'Kochi', state: 'Kerala' })).toBe(place);
});
