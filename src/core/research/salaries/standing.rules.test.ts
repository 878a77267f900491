import { expect, it } from 'vitest';
import { standingOf } from './standing.rules';

const steps = [
  { from: 500_000, to: 600_000, count: 10 },
  { from: 600_000, to: 700_000, count: 20 },
  { from: 700_000, to: null, count: 10 },
];

it('counts who earns less, evenly within a step', () => {
  expect(standingOf(500_000, { median: 650_000 }, steps)).toEqual({ below: 0, distance: -150_000 });
  expect(standingOf(650_000, { median: 650_000 }, steps)).toEqual({ below: 50, distance: 0 });
  expect(standingOf(900_000, { median: 650_000 }, steps).below).toBe(88);
  expect(standingOf(700_000, { median: 650_000 }, steps).below).toBe(75);
});

it('says nothing where nothing is shown', () => {
  expect(standingOf(650_000, { median: null }, [])).toEqual({ below: null, distance: null });
});
