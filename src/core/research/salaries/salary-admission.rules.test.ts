import { describe, expect, it } from 'vitest';
import { admissibleReports } from './salary-admission.rules';

const people = (count: number, scopes: readonly number[], from = 1) =>
  Array.from({ length: count }, (_none, place) => ({ person: from + place, scopes }));
const admittedOf = (waiting: Parameters<typeof admissibleReports>[0], limited: readonly number[]) =>
  admissibleReports(waiting, (scope) => limited.includes(scope)).length;

describe('reports that may count together', () => {
  it('are five of a limited scope, or none', () => {
    expect(admittedOf(people(4, [0]), [0])).toBe(0);
    expect(admittedOf(people(5, [0]), [0])).toBe(5);
    expect(admittedOf(people(1, [0]), [])).toBe(1);
  });

  it('are none of any scope that four share, and then none that needed them', () => {
    const both = people(4, [0, 1]);
    expect(admittedOf([...both, ...people(1, [1], 5)], [0, 1])).toBe(0);
    expect(admittedOf([...both, ...people(5, [1], 5)], [0, 1])).toBe(5);
  });

  it('count a person once', () => {
    const twice = [...people(4, [0]), { person: 4, scopes: [0] }];
    expect(admittedOf(twice, [0])).toBe(0);
  });
});
