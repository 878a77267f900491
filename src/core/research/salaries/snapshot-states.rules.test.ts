import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { expect, it } from 'vitest';
import { ScopeIndex } from './scope-index.rules';
import type { ScopeState } from './snapshot-states.rules';
import { baseCountAfter, isSmallPublishedScope, statesByScope } from './snapshot-states.rules';

const aState = (change: Partial<ScopeState> = {}): ScopeState => ({
  employment: 'fulltime',
  industryId: 1,
  companyId: 0,
  jobProfileId: 0,
  locationId: 0,
  band: -1,
  people: 12,
  current: 12,
  voices: 12,
  countedOn: 19_993,
  base: 3,
  isShown: true,
  staleSince: null,
  ...change,
});

it('stand by the numbers of their scopes; one of which nobody is left is gone', () => {
  const index = new ScopeIndex();
  index.of(aSnapshotReport());
  const kept = aState();
  const states = statesByScope(index, [kept, aState({ industryId: 9 })]);
  expect(states[index.find(kept)]).toBe(kept);
  expect(Object.keys(states)).toEqual([String(index.find(kept))]);
});

it('are small and shown below fifty people', () => {
  const isSmall = (change: Partial<ScopeState>) => isSmallPublishedScope(aState(change));
  expect([isSmall({ people: 49 }), isSmall({ people: 50 }), isSmall({ isShown: false })]).toEqual([true, false, false]);
  expect(isSmallPublishedScope(undefined)).toBe(false);
});

it.each([
  ['is shown', aState(), 12, true, 0],
  ['has four', aState(), 4, false, 4],
  ['has five, and was small and shown', aState({ people: 7 }), 5, false, 7],
  ['has five, and was large', aState({ people: 60 }), 5, false, 3],
  ['has five, and was not shown', aState({ isShown: false }), 5, false, 3],
  ['has five, and is new', undefined, 5, false, 0],
])('a scope that %s leaves its base to the next', (_title, state, count, isShown, base) => {
  expect(baseCountAfter(state, count, isShown)).toBe(base);
});
