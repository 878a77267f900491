import type { SalaryGroup } from '../salaries/salary';
import { TITLE_LADDERS } from '../salaries/title-ladders.rules';

export interface PayRung {
  readonly role: SalaryGroup;
  readonly median: number;
  readonly step: number | null;
}

/**
 * Returns the ladder with the most rungs that have a median, then with the most people. Returns an empty list if none
 * has two.
 */
export function payLadderOf(roles: readonly SalaryGroup[]): readonly PayRung[] {
  const ladders = TITLE_LADDERS.map((keys) => keys.flatMap((key) => paid(roles, key)));
  const longest = ladders.toSorted((one, other) => other.length - one.length || peopleOn(other) - peopleOn(one))[0];
  if (longest === undefined || longest.length < 2) return [];
  return longest.map((rung, place) => {
    const next = longest[place + 1];
    return { ...rung, step: next === undefined ? null : Math.round((next.median * 10) / rung.median) / 10 };
  });
}

type Paid = Pick<PayRung, 'role' | 'median'>;

function paid(roles: readonly SalaryGroup[], key: string): readonly Paid[] {
  const role = roles.find((each) => each.key === key);
  return role === undefined || role.figure.median === null ? [] : [{ role, median: role.figure.median }];
}

function peopleOn(ladder: readonly Paid[]): number {
  return ladder.reduce((sum, { role }) => sum + role.figure.count, 0);
}
