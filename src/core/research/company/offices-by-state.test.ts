import { expect, it } from 'vitest';
import { officesByState } from './offices-by-state';

it.each([
  [[], []],
  [['Kerala', 'Kerala'], []],
  [['Kerala', 'Punjab', null], []],
  [
    ['Punjab', 'Kerala', null, 'Goa', 'Goa'],
    [
      { state: 'Goa', count: 2 },
      { state: 'Kerala', count: 1 },
      { state: 'Punjab', count: 1 },
    ],
  ],
])('offices in %j are %j', (states, counted) => {
  expect(officesByState(states.map((state) => ({ state })))).toEqual(counted);
});
