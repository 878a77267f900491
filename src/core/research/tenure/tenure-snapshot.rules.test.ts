import { describe, expect, it } from 'vitest';
import { PROOF_SETTLED_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { MAX_STALE_DAYS } from '../salaries/snapshot-limits.rules';
import { TENURE_GROUPINGS } from './tenure-scopes.rules';
import type { SnapshotAnswer, TenureSnapshot, TenureState } from './tenure-snapshot.rules';
import { planTenureSnapshot } from './tenure-snapshot.rules';

const DAY = 20_000;
let nextPerson = 0;

function answers(count: number, change: Partial<SnapshotAnswer> = {}): readonly SnapshotAnswer[] {
  return Array.from({ length: count }, () => {
    nextPerson += 1;
    return {
      ...({ companyId: 1, departmentId: null, locationId: null, family: null } as const),
      ...({ question: 'settlement', code: 'UP_TO_60' } as const),
      ...{ person: nextPerson, told: '2026-Q4', counted: [], isReady: true, wasReady: true, provedOn: null },
      ...change,
    };
  });
}

const counted = (all: readonly SnapshotAnswer[]) => all.map((answer) => ({ ...answer, counted: TENURE_GROUPINGS }));
const of = ({ shown, kept }: TenureSnapshot, grouping = 'company') => ({
  shown: shown
    .filter(({ scope }) => scope.grouping === grouping)
    .map(({ scope, figure }) => [scope.groupId, figure.count, figure.usual[0]]),
  kept: kept.filter((scope) => scope.grouping === grouping).length,
});

describe('a weekly count of joining and leaving', () => {
  it('shows nothing of four people, and of five the usual answer', () => {
    expect(of(planTenureSnapshot(answers(4), [], DAY)).shown).toEqual([]);
    expect(of(planTenureSnapshot(answers(5), [], DAY)).shown).toEqual([['', 5, 'UP_TO_60']]);
    expect(of(planTenureSnapshot(answers(9, { isReady: false }), [], DAY)).shown).toEqual([]);
  });

  it('counts accounts with addresses of one domain, proved together, as one person for 90 days', () => {
    const planted = answers(5, { provedOn: DAY, code: 'NOT_YET' });
    const all = [...answers(1), ...planted];
    const first = planTenureSnapshot(all, [], DAY);
    expect(of(first).shown).toEqual([]);
    const before = planTenureSnapshot(all, first.states, DAY + PROOF_SETTLED_DAYS - 1);
    expect(of(before).shown).toEqual([]);
    const four = planTenureSnapshot([...answers(4, { code: 'NOT_YET' }), ...planted], [], DAY);
    expect(of(four).shown).toEqual([['', 5, 'NOT_YET']]);
    expect(four.counted.size).toBe(5);
  });

  it('keeps the answer that it has of accounts proved together, whatever else they answer', () => {
    const planted = answers(5, { provedOn: DAY, code: 'NOT_YET' });
    const four = answers(4);
    const { states } = planTenureSnapshot([...four, ...planted.slice(2, 3)], [], DAY);
    const now = planted.map((one, place) => ({ ...one, counted: place === 2 ? TENURE_GROUPINGS : [] }));
    const next = planTenureSnapshot([...counted(four), ...now], states, DAY + 7);
    expect([of(next), [...next.counted.keys()]]).toEqual([{ shown: [['', 5, 'UP_TO_60']], kept: 0 }, [0, 1, 2, 3, 6]]);
  });

  it('is not moved by accounts that leave together, be they five and proved or new', () => {
    for (const change of [{ provedOn: DAY }, {}]) {
      const [others, planted] = [answers(12), answers(5, { ...change, code: 'NOT_YET' })];
      const first = planTenureSnapshot([...others, ...planted], [], DAY);
      const [victim] = answers(1);
      const next = planTenureSnapshot(
        [...counted(others), ...(victim === undefined ? [] : [victim])],
        first.states,
        DAY + 7,
      );
      expect(of(next)).toEqual({ shown: [], kept: 1 });
      const gone = planTenureSnapshot(counted(others), first.states, DAY + 7);
      expect(of(gone)).toEqual({ shown: [], kept: 1 });
    }
  });

  it('lets a group of mostly new people wait for one count', () => {
    const first = planTenureSnapshot(answers(6, { wasReady: false }), [], DAY);
    expect(of(first).shown).toEqual([]);
    const known = answers(6);
    const second = planTenureSnapshot(known, [], DAY);
    const half = planTenureSnapshot([...counted(known), ...answers(6, { wasReady: false })], second.states, DAY + 7);
    expect(of(half)).toEqual({ shown: [['', 12, 'UP_TO_60']], kept: 0 });
    const more = planTenureSnapshot([...counted(known), ...answers(7, { wasReady: false })], second.states, DAY + 7);
    expect(of(more)).toEqual({ shown: [], kept: 1 });
  });

  it('waits for five more where few were known: whoever knows four answers learns no fifth', () => {
    const four = answers(4);
    const first = planTenureSnapshot(four, [], DAY);
    const second = planTenureSnapshot([...counted(four), ...answers(1)], first.states, DAY + 7);
    expect(of(second).shown).toEqual([]);
  });

  it('moves a small figure by five people or not at all, and by leaving too', () => {
    const six = answers(6);
    const first = planTenureSnapshot(six, [], DAY);
    const later = [...counted(six), ...answers(4, { code: 'NOT_YET' })];
    const second = planTenureSnapshot(later, first.states, DAY + 7);
    expect(of(second)).toEqual({ shown: [], kept: 1 });
    const waiting = [...counted(six), ...later.slice(6)];
    const third = planTenureSnapshot([...waiting, ...answers(1, { code: 'NOT_YET' })], second.states, DAY + 14);
    expect(of(third)).toEqual({ shown: [['', 11, 'UP_TO_60']], kept: 0 });
    const left = counted(six).slice(1);
    const fewer = planTenureSnapshot(left, first.states, DAY + 7);
    expect(of(fewer)).toEqual({ shown: [], kept: 1 });
    const stale = planTenureSnapshot(left, fewer.states, DAY + 7 + MAX_STALE_DAYS);
    expect(of(stale)).toEqual({ shown: [['', 5, 'UP_TO_60']], kept: 0 });
  });

  it('is not moved by one account that takes its answer away and gives it again each week', () => {
    const six = answers(6);
    let { states } = planTenureSnapshot(six, [], DAY);
    const [own] = answers(1);
    for (let week = 1; week <= 6; week += 1) {
      const now = own === undefined || week % 2 === 0 ? [] : [own];
      const next = planTenureSnapshot([...counted(six.slice(1)), ...now], states, DAY + week * 7);
      expect(of(next)).toEqual({ shown: [], kept: 1 });
      states = next.states;
    }
  });

  it('does not show the answer of one who joins when five leave', () => {
    const eleven = answers(11);
    const { states } = planTenureSnapshot(eleven, [], DAY);
    const next = [...counted(eleven.slice(5)), ...answers(1, { code: 'NOT_YET' })];
    expect(of(planTenureSnapshot(next, states, DAY + 7))).toEqual({ shown: [], kept: 1 });
  });

  it('flags a figure of which more than half came with this count', () => {
    const six = answers(6);
    const first = planTenureSnapshot(six, [], DAY);
    const second = planTenureSnapshot([...counted(six), ...answers(7)], first.states, DAY + 7);
    expect(second.shown.filter(({ figure }) => figure.isSurge).map(({ scope }) => scope.grouping)).toEqual(['company']);
    expect(first.shown.some(({ figure }) => figure.isSurge)).toBe(false);
  });

  it('withholds a department if what is left of the company would be fewer than five', () => {
    const parts = [...answers(8, { departmentId: 3 }), ...answers(3, { departmentId: 4 })];
    expect(of(planTenureSnapshot(parts, [], DAY), 'department').shown).toEqual([]);
    const more = [...parts, ...answers(5)];
    expect(of(planTenureSnapshot(more, [], DAY), 'department').shown).toEqual([['3', 8, 'UP_TO_60']]);
    expect(of(planTenureSnapshot(more, [], DAY)).shown).toEqual([['', 16, 'UP_TO_60']]);
  });

  it('shows families of roles or departments of a company, never both, as their difference would be a few people', () => {
    const engineering = { departmentId: 3 };
    const all = [...answers(10, { ...engineering, family: 'engineer' }), ...answers(2, engineering), ...answers(6)];
    for (const person of [{}, { person: null }]) {
      const told = all.map((answer) => ({ ...answer, ...person }));
      const first = planTenureSnapshot(told, [], DAY);
      expect(of(first, 'department').shown).toEqual([['3', 12, 'UP_TO_60']]);
      expect(of(first, 'role').shown).toEqual([]);
      const more = [...told, ...answers(9, { family: 'analyst', ...person })];
      expect(of(planTenureSnapshot(more, [], DAY), 'department').shown).toEqual([]);
      expect(of(planTenureSnapshot(more, [], DAY), 'role').shown.map(([name, count]) => [name, count])).toEqual([
        ['engineer', 10],
        ['analyst', 9],
      ]);
      expect(of(planTenureSnapshot(told.slice(0, 10), [], DAY)).shown).toEqual([['', 10, 'UP_TO_60']]);
      // A company that shows departments keeps showing them.
      const later = planTenureSnapshot(more, [], DAY, new Map([[1, 'department']]));
      expect([of(later, 'department').shown.length, of(later, 'role').shown]).toEqual([1, []]);
    }
  });

  it.each(['role', 'department'] as const)(
    'keeps to %s once a company was shown by it, though all its figures vanish: old ones could be subtracted',
    (grouping) => {
      const [group, other] = [{ family: 'engineer' }, { departmentId: 3 }];
      const [own, rival] = grouping === 'role' ? [group, other] : [other, group];
      const first = planTenureSnapshot([...answers(10, own), ...answers(6)], [], DAY);
      expect(of(first, grouping).shown).toHaveLength(1);
      expect(first.rivals).toEqual(new Map([[1, grouping]]));
      const rest = [...answers(12, rival), ...answers(6)];
      const gone = planTenureSnapshot(rest, [], DAY + 200, first.rivals);
      for (const one of TENURE_GROUPINGS) expect(of(gone, one).shown).toHaveLength(one === 'company' ? 1 : 0);
      // Without the stored grouping the other one would follow.
      expect(planTenureSnapshot(rest, [], DAY + 200).shown.map(({ scope }) => scope.grouping)).not.toEqual(['company']);
      const back = planTenureSnapshot([...counted(rest), ...answers(10, own)], gone.states, DAY + 207, first.rivals);
      expect(of(back, grouping).shown).toHaveLength(1);
    },
  );

  it('counts the newest stay of a person, and imported reports among themselves', () => {
    const [older] = answers(1, { code: 'NOT_YET' });
    const twice = older === undefined ? [] : [{ ...older, code: 'UP_TO_30' }, older];
    const snapshot = planTenureSnapshot([...twice, ...answers(4, { code: 'UP_TO_30' })], [], DAY);
    expect(of(snapshot).shown).toEqual([['', 5, 'UP_TO_30']]);
    expect(snapshot.counted.has(1)).toBe(false);
    const imported = answers(4, { person: null });
    expect(of(planTenureSnapshot([...imported, ...answers(4)], [], DAY)).shown).toEqual([]);
    expect(
      of(planTenureSnapshot([...imported, ...answers(1, { person: null }), ...answers(4)], [], DAY)).shown,
    ).toEqual([['', 5, 'UP_TO_60']]);
  });

  it('leaves numbers of people to the next one, and nothing else', () => {
    const { states } = planTenureSnapshot(answers(5, { locationId: 7 }), [], DAY);
    const [company] = states.filter(({ grouping }) => grouping === 'company');
    const expected: TenureState = {
      ...{ companyId: 1, grouping: 'company', groupId: '', question: 'settlement', people: 5, base: 0 },
      ...{ isShown: true, staleSince: null },
    };
    expect(company).toEqual(expected);
  });
});
