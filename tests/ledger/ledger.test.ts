import { describe, expect, it } from 'vitest';
import type { Entry, Exceptions, Records, TestOutcome } from './ledger';
import { countByArea, findFaults, idsIn, judge, withLongRun } from './ledger';
import {
  readDecisions,
  readOtherwise,
  readProven,
  readRequirements,
  readTestFiles,
  readUnreached,
  readWaitingRules,
  readWithdrawn,
} from './ledger-files';
import { longIdsOf } from './long-ids';
import { ruleOnlyIds } from './rule-only';

const anEntry = (id: string, area = 'posting'): Entry => ({
  id,
  area,
  level: 'core',
  text: 'a fact',
  check: 'a check',
});
const noRules: Exceptions = { ruleOnly: new Set(), withdrawn: [], otherwise: [] };
const noRecords: Records = { outcomes: [], onceProven: [], withdrawn: [], longIds: new Set() };
const aTest = (title: string, status: TestOutcome['status'] = 'passed'): TestOutcome => ({ title, status });

describe('idsIn', () => {
  it.each([
    { given: 'a title without any', want: [] },
    { given: 'posting [PO-LIMIT] refuses more', want: ['PO-LIMIT'] },
    { given: '[PO-LIMIT] [VA-NUM-SHORT] both', want: ['PO-LIMIT', 'VA-NUM-SHORT'] },
    { given: '[PO-LIMIT, VA-NUM-SHORT] both', want: ['PO-LIMIT', 'VA-NUM-SHORT'] },
    { given: 'items[0] of [POSTS] in [a-list] and []', want: [] },
  ])('reads title %#', ({ given, want }) => {
    expect(idsIn(given)).toEqual(want);
  });
});

describe('judge', () => {
  it.each([
    { tests: [], want: 'open' },
    { tests: ['passed'], want: 'proven' },
    { tests: ['passed', 'passed'], want: 'proven' },
    { tests: ['passed', 'failed'], want: 'failing' },
    { tests: ['passed', 'skipped'], want: 'open' },
    { tests: ['skipped'], want: 'open' },
  ] as const)('calls an entry with tests $tests $want', ({ tests, want }) => {
    const outcomes = tests.map((status) => aTest('[PO-LIMIT] refuses more', status));
    expect(judge([anEntry('PO-LIMIT')], outcomes, noRules)[0]?.standing).toBe(want);
  });
});

it('judge tells an entry apart that only tests of uncalled rules prove', () => {
  const only = { ...noRules, ruleOnly: new Set(['PO-LIMIT']) };
  expect(judge([anEntry('PO-LIMIT')], [aTest('[PO-LIMIT] x')], only)[0]?.standing).toBe('ruleOnly');
  expect(judge([anEntry('PO-LIMIT')], [aTest('[PO-LIMIT] x', 'failed')], only)[0]?.standing).toBe('failing');
  expect(judge([anEntry('PO-LIMIT')], [], only)[0]?.standing).toBe('open');
});

it('judge counts apart what a decision says otherwise than the entry', () => {
  const decided = { ...noRules, otherwise: [{ id: 'PO-LIMIT', decision: '0.1' }] };
  expect(judge([anEntry('PO-LIMIT')], [aTest('[PO-LIMIT] x')], decided)[0]?.standing).toBe('otherwise');
  expect(judge([anEntry('PO-LIMIT')], [], decided)[0]?.standing).toBe('open');
});

describe('an entry that a decision withdraws', () => {
  const withdrawn = [{ id: 'PO-LIMIT', decision: '0.1' }];
  const judged = (outcomes: readonly TestOutcome[]) =>
    judge([anEntry('PO-LIMIT'), anEntry('PO-OTHER')], outcomes, { ...noRules, withdrawn });

  it('is counted apart from those that are open', () => {
    expect(judged([]).map(({ standing }) => standing)).toEqual(['withdrawn', 'open']);
  });

  it('is a fault where a test names it', () => {
    const outcomes = [aTest('[PO-LIMIT] x')];
    expect(findFaults(judged(outcomes), { ...noRecords, outcomes, withdrawn })).toEqual([
      'Decision 0.1 withdraws PO-LIMIT, but a test names it.',
    ]);
  });
});

describe('countByArea', () => {
  it('counts each standing per area', () => {
    const entries = [anEntry('PO-A'), anEntry('PO-B'), anEntry('PO-C'), anEntry('CH-A', 'chat')];
    const judged = judge(entries, [aTest('[PO-A] works'), aTest('[PO-B] breaks', 'failed')], noRules);
    expect(countByArea(judged)).toEqual([
      { area: 'chat', proven: 0, ruleOnly: 0, otherwise: 0, failing: 0, withdrawn: 0, open: 1 },
      { area: 'posting', proven: 1, ruleOnly: 0, otherwise: 0, failing: 1, withdrawn: 0, open: 1 },
    ]);
  });
});

describe('findFaults', () => {
  const faults = (outcomes: readonly TestOutcome[], onceProven: readonly string[]): readonly string[] =>
    findFaults(judge([anEntry('PO-LIMIT')], outcomes, noRules), { ...noRecords, outcomes, onceProven });

  it('finds none while what was proven stays proven', () => {
    expect(faults([aTest('[PO-LIMIT] refuses more')], ['PO-LIMIT'])).toEqual([]);
  });

  it('names a test with an unknown id', () => {
    expect(faults([aTest('[PO-TYPO] works')], [])).toEqual([
      'No entry is called PO-TYPO, but a test names it: [PO-TYPO] works',
    ]);
  });

  it.each([
    { outcomes: [], want: 'PO-LIMIT was proven and no test that names it passed.' },
    { outcomes: [aTest('[PO-LIMIT] x', 'failed')], want: 'PO-LIMIT was proven and fails now.' },
  ])('says that $want', ({ outcomes, want }) => {
    expect(faults(outcomes, ['PO-LIMIT'])).toEqual([want]);
  });

  it('says that what was proven is a rule only', () => {
    const outcomes = [aTest('[PO-LIMIT] x')];
    const judged = judge([anEntry('PO-LIMIT')], outcomes, { ...noRules, ruleOnly: new Set(['PO-LIMIT']) });
    expect(findFaults(judged, { ...noRecords, outcomes, onceProven: ['PO-LIMIT'] })).toEqual([
      'PO-LIMIT was proven; only tests of rules without a caller name it now.',
    ]);
  });

  it('forgives a skip beside a pass', () => {
    const outcomes = [aTest('[PO-LIMIT] on one database'), aTest('[PO-LIMIT] on another', 'skipped')];
    expect(faults(outcomes, ['PO-LIMIT'])).toEqual([]);
  });

  it('notices an entry that left the requirements', () => {
    expect(faults([], ['PO-GONE'])).toEqual(['PO-GONE was proven and is gone from requirements.yaml.']);
  });
});

describe('an entry that only the long run names', () => {
  const records = { ...noRecords, onceProven: ['PO-LIMIT'], longIds: new Set(['PO-LIMIT']) };

  it('is not lost where that has not run, or failed once', () => {
    expect(findFaults(judge([anEntry('PO-LIMIT')], [], noRules), records)).toEqual([]);
    const outcomes = [aTest('[PO-LIMIT] x', 'failed')];
    expect(findFaults(judge([anEntry('PO-LIMIT')], outcomes, noRules), { ...records, outcomes })).toEqual([]);
  });

  it('is proven by its last result, which says nothing of what npm test names itself', () => {
    const long = [aTest('[PO-LIMIT] slow'), aTest('[PO-OTHER] on another database', 'failed')];
    expect(withLongRun([aTest('[PO-OTHER] x')], long)).toEqual([aTest('[PO-OTHER] x'), aTest('[PO-LIMIT] slow')]);
  });

  it.each([
    { file: 'tests/a.long.test.ts', text: "it('[AB-A] x', f);", want: ['AB-A'] },
    {
      file: 'tests/e2e/a.test.ts',
      text: "test('[AB-A] x', { tag: '@long' }, f);\ntest('[AB-B] y', g);",
      want: ['AB-A'],
    },
    { file: 'tests/e2e/a.test.ts', text: "test('[AB-A] x', { tag: '@long' }, f);\ntest('[AB-A] y', g);", want: [] },
  ])('is found by where its tests are: row %#', ({ file, text, want }) => {
    expect([...longIdsOf([{ file, text }])]).toEqual(want);
  });
});

describe('the files', () => {
  it('hold each id once', () => {
    const ids = readRequirements().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(600);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have an area, a level and a check for each entry', () => {
    const bare = readRequirements().filter(({ area, level, check }) => !area || !level || !check);
    expect(bare).toEqual([]);
  });

  it('list nothing as proven that only tests of uncalled rules name', () => {
    const ruleOnly = ruleOnlyIds(readTestFiles(), readWaitingRules().rules);
    expect(readProven().filter((id) => ruleOnly.has(id))).toEqual([]);
  });

  it('list nothing as proven that rests on values which the product never has, and only known ids', () => {
    const known = new Set(readRequirements().map(({ id }) => id));
    const unreached = readUnreached();
    expect(unreached.filter((id) => !known.has(id))).toEqual([]);
    expect(readProven().filter((id) => unreached.includes(id))).toEqual([]);
  });

  it.each([
    ['withdraw', readWithdrawn()],
    ['say otherwise', readOtherwise()],
  ])('%s only what the decision of that number names', (_what, entries) => {
    const paragraphs = readDecisions().split(/\n(?=0\.\d+ |\n)/);
    const unnamed = entries.filter(
      ({ id, decision }) => !paragraphs.some((text) => text.trim().startsWith(`${decision} `) && text.includes(id)),
    );
    expect(unnamed).toEqual([]);
  });

  it('guard what a decision says otherwise as they guard what is proven', () => {
    const proven = readProven();
    expect(readOtherwise().filter(({ id }) => !proven.includes(id))).toEqual([]);
  });

  it('list known ids as proven, in order', () => {
    const known = new Set(readRequirements().map(({ id }) => id));
    const proven = readProven();
    expect(proven.filter((id) => !known.has(id))).toEqual([]);
    expect(proven).toEqual([...new Set(proven)].toSorted());
  });
});
