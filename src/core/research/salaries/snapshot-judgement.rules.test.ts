import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { describe, expect, it } from 'vitest';
import { latestReportsOf } from './latest-reports.rules';
import { publishedPeopleOf } from './people-since.rules';
import { ReportScopes } from './report-scopes.rules';
import type { SalaryScope } from './salary-scopes.rules';
import { judgeSnapshot } from './snapshot-judgement.rules';
import type { ScopeState } from './snapshot-states.rules';
import { statesByScope } from './snapshot-states.rules';
import { snapshotUnitsOf } from './snapshot-units.rules';

const DAY = 20_000;
const INDUSTRY: SalaryScope = {
  employment: 'fulltime',
  industryId: 1,
  companyId: 0,
  jobProfileId: 0,
  locationId: 0,
  band: -1,
};
const SHOWN = {
  ...INDUSTRY,
  people: 12,
  current: 12,
  voices: 12,
  countedOn: DAY - 7,
  base: 0,
  isShown: true,
  staleSince: null,
};

interface Story {
  readonly counted: number;
  readonly since?: number;
  readonly joining?: number;
  readonly isWaiting?: boolean;
  readonly state: Partial<ScopeState> | null;
}

function judgedIndustry({ counted, since = 0, joining = 0, isWaiting = false, state }: Story) {
  const reports = Array.from({ length: counted + joining }, (_none, place) =>
    aSnapshotReport({ person: place, isCounted: place < counted, countedOn: place < since ? DAY : DAY - 7 }),
  );
  const scopes = new ReportScopes(reports, DAY);
  const latest = latestReportsOf(reports);
  const units = snapshotUnitsOf(latest, scopes);
  const before = scopes.peopleIn(latest.counted);
  const partitions = scopes.index.partitions();
  const states = statesByScope(scopes.index, state === null ? [] : [{ ...SHOWN, ...state }]);
  const stayers = publishedPeopleOf(scopes, states);
  const start = { scopes, counted: latest.counted, before, partitions, states, stayers, day: DAY };
  const { isKept, groups, isShown } = judgeSnapshot(start, isWaiting ? [] : units);
  const place = scopes.index.find(INDUSTRY);
  return { isKept: isKept[place], group: groups[place], isShown: isShown[place] };
}

describe('a small figure that is shown', () => {
  it.each<[string, Story, boolean]>([
    ['nobody came or left', { counted: 12, state: {} }, false],
    ['one left', { counted: 11, state: {} }, true],
    ['one came', { counted: 12, joining: 1, state: {} }, true],
    ['four came', { counted: 12, joining: 4, state: {} }, true],
    ['five came', { counted: 12, joining: 5, state: {} }, false],
    ['one came after four others', { counted: 16, since: 4, joining: 1, state: {} }, false],
    ['one came after three others', { counted: 15, since: 3, joining: 1, state: {} }, true],
    ['three came and three left', { counted: 9, joining: 3, state: {} }, true],
    ['three came and five left', { counted: 7, joining: 3, state: {} }, false],
    ['one left and came back', { counted: 12, since: 1, state: {} }, true],
    ['four left and came back', { counted: 12, since: 4, state: {} }, true],
    ['five left and came back', { counted: 12, since: 5, state: {} }, false],
    ['one left after four others', { counted: 11, state: { people: 16, voices: 16 } }, false],
    ['one left after three others', { counted: 11, state: { people: 15, voices: 15 } }, true],
    ['those who left were not counted yet', { counted: 12, state: { current: 14 } }, true],
    ['more count than the last snapshot left', { counted: 13, state: {} }, false],
    ['it has been kept for 91 days', { counted: 12, state: { staleSince: DAY - 91 } }, true],
    ['it has been kept for 92 days', { counted: 12, state: { staleSince: DAY - 92 } }, false],
    ['it was of fifty', { counted: 49, state: { people: 50, voices: 50, current: 50 } }, false],
    ['it was of forty-nine', { counted: 48, state: { people: 49, voices: 49, current: 49 } }, true],
    ['it was not shown', { counted: 11, state: { isShown: false } }, false],
    ['it is new', { counted: 11, state: null }, false],
    ['it is new, and all have come since', { counted: 0, joining: 7, state: null }, false],
    ['it is of nobody any more', { counted: 0, joining: 7, state: { people: 12, current: 0 } }, false],
  ])('where %s', (_title, story, isKept) => {
    expect(judgedIndustry(story).isKept).toBe(isKept);
  });

  it('has the people of its own day while it is kept', () => {
    expect(judgedIndustry({ counted: 11, state: {} }).group).toMatchObject({ count: 12, isWithheld: false });
    expect(judgedIndustry({ counted: 3, joining: 1, state: {} }).group).toMatchObject({ count: 4, isWithheld: true });
  });
});

describe('a figure that is not shown yet', () => {
  it('is neither shown nor withheld while nobody counts', () => {
    const judged = judgedIndustry({ counted: 0, joining: 7, isWaiting: true, state: null });
    expect([judged.group, judged.isShown]).toMatchObject([{ count: 0, isWithheld: false }, false]);
  });

  it.each<[number, Story['state'], boolean]>([
    [4, null, false],
    [5, null, true],
    [12, { isShown: false, base: 8 }, false],
    [12, { isShown: false, base: 7 }, true],
    [5, { base: 7, people: 60 }, true],
  ])('of %i people after %j is shown: %s', (counted, state, isShown) => {
    const judged = judgedIndustry({ counted, state: state && { current: counted, ...state } });
    expect(judged.group?.isWithheld).toBe(!isShown);
  });
});

describe('the parts of a company whose figure is kept', () => {
  const company: SalaryScope = { ...INDUSTRY, industryId: 0, companyId: 1 };
  const ofRole = (jobProfileId: number): SalaryScope => ({ ...company, jobProfileId });
  const shown = (scope: SalaryScope, people: number, current = people): ScopeState => ({
    ...SHOWN,
    ...scope,
    people,
    voices: people,
    current,
  });

  function judgedCompany(roles: readonly number[], states: readonly ScopeState[]) {
    const reports = roles.flatMap((count, role) =>
      Array.from({ length: count }, (_none, place) =>
        aSnapshotReport({
          person: role * 100 + place,
          jobProfileId: role + 1,
          locationId: null,
          band: null,
          isCounted: true,
        }),
      ),
    );
    const scopes = new ReportScopes(reports, DAY);
    const latest = latestReportsOf(reports);
    const before = scopes.peopleIn(latest.counted);
    const partitions = scopes.index.partitions();
    const known = statesByScope(scopes.index, states);
    const stayers = publishedPeopleOf(scopes, known);
    const start = { scopes, counted: latest.counted, before, partitions, states: known, stayers, day: DAY };
    const { isShown } = judgeSnapshot(start, []);
    return [company, ...roles.map((_count, role) => ofRole(role + 1))].map(
      (scope) => isShown[scopes.index.find(scope)],
    );
  }

  // Five left the first role, one the company: its earlier figure stays, and so do those of its
  // shown roles.
  const first = shown(ofRole(1), 8);
  const second = shown(ofRole(2), 7);
  it.each<[number, readonly boolean[]]>([
    [9, [true, false, false]],
    [10, [true, false, false]],
    [11, [true, false, true]],
    [12, [true, false, true]],
  ])('of %i people, with roles of three (withheld) and seven', (people, isShown) => {
    expect(judgedCompany([3, 7], [shown(company, people, 11), first, second])).toEqual(isShown);
  });

  it('are not shown for the first time beside it, and those that were shown stay', () => {
    const kept = shown(company, 13, 14);
    expect(judgedCompany([6, 7], [kept, second])).toEqual([true, false, true]);
    expect(judgedCompany([6, 7], [second])).toEqual([true, true, true]);
  });
});
