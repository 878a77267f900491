import { DAY_MS, dayInIndia, dayNumberInIndia, monthNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { SalaryScope } from '@/core/research/salaries/salary-scopes.rules';
import type { SalarySnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import { planSnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import { shownPayOf } from '@/core/research/salaries/shown-pay.rules';
import { SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { ScopeState } from '@/core/research/salaries/snapshot-states.rules';
import type { Authorship } from '@/server/platform/authorship';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import type { Database } from '@/server/platform/database';
import { createLoopYield } from '@/server/platform/loop-turns';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { ReadSalary } from './read-salaries';
import { readSalaries, sealCountedScopes } from './read-salaries';
import {
  addFigures,
  addStates,
  admitSalaries,
  countCompanies,
  noteReady,
  noteSnapshot,
  removeFigures,
  removeStates,
  replaceSalaries,
  scopeStates,
  snapshotIsDue,
  waitForTurn,
  weighDesignations,
} from './snapshot.queries';

export interface SnapshotDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

export interface SnapshotCounts {
  readonly figures: number;
  readonly waiting: number;
}

const BATCH = 2_000;

/** Takes a snapshot at most weekly, or after an interrupted import. */
export async function takeDueSnapshot(deps: SnapshotDeps): Promise<void> {
  const { database, now } = deps;
  const [due] = await database.query(snapshotIsDue, dayInIndia(now() - SNAPSHOT_DAYS * DAY_MS));
  if (due?.is_due === true) await takeSalarySnapshot(deps);
}

/** Recounts all figures and stores exactly the displayed numbers. */
export function takeSalarySnapshot({ database, authorship, now }: SnapshotDeps): Promise<SnapshotCounts> {
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await tx.query(waitForTurn);
    await releaseWaiting(tx, 'salaries', now());
    const day = dayNumberInIndia(now());
    const admittedNow = (salary: ReadSalary | undefined) =>
      salary === undefined
        ? []
        : [{ id: salary.id, seal: sealCountedScopes(authorship, salary.id, now()).toString('hex') }];
    const salaries = await readSalaries(tx, authorship, day);
    const snapshot = planSnapshot(salaries, await statesOf(tx), day);
    await writeFigures(tx, salaries, snapshot, monthNumberInIndia(now()));
    for (const places of batchesOf(snapshot.admitted))
      await tx.query(admitSalaries, JSON.stringify(places.flatMap((place) => admittedNow(salaries[place]))));
    const replaced = snapshot.replaced.flatMap((place) => salaries[place]?.id ?? []);
    for (const ids of batchesOf(replaced)) await tx.query(replaceSalaries, ids);
    const ready = salaries.flatMap(({ id, person, isReady, wasReady }) =>
      person !== null && isReady && !wasReady ? [id] : [],
    );
    for (const ids of batchesOf(ready)) await tx.query(noteReady, ids);
    await tx.query(removeStates);
    for (const states of batchesOf(snapshot.states)) await tx.query(addStates, JSON.stringify(states.map(storedState)));
    await tx.query(countCompanies);
    await tx.query(weighDesignations);
    const { waiting, shown, kept } = snapshot;
    const people = salaries.filter(({ isImported }) => !isImported).length;
    await tx.query(noteSnapshot, dayInIndia(now()), people - waiting, waiting, salaries.length - people);
    return { figures: shown.length + kept.length, waiting };
  });
}

async function writeFigures(
  tx: Database,
  salaries: readonly ReadSalary[],
  { shown, kept }: SalarySnapshot,
  thisMonth: number,
): Promise<void> {
  const turn = createLoopYield();
  await tx.query(removeFigures, JSON.stringify(kept.map(storedScope)));
  for (const scopes of batchesOf(shown)) {
    await turn();
    const figures = scopes.map(({ scope, members }) => {
      const told = members.flatMap((place) => salaries[place] ?? []);
      const { band, ...pay } = shownPayOf(told, thisMonth);
      return { ...storedScope(scope), ...pay, ends: band === null ? [] : [band.lower, band.upper] };
    });
    await tx.query(addFigures, JSON.stringify(figures));
  }
}

async function statesOf(tx: Database): Promise<readonly ScopeState[]> {
  const rows = await tx.query(scopeStates);
  return rows.map((row) => ({
    employment: row.employment,
    industryId: row.industry_id,
    companyId: row.company_id,
    jobProfileId: row.job_profile_id,
    locationId: row.location_id,
    band: row.band,
    people: row.people,
    current: row.current,
    voices: row.voices,
    countedOn: row.counted_on,
    base: row.base,
    isShown: row.is_shown,
    staleSince: row.stale_since,
  }));
}

function storedState(state: ScopeState) {
  const { people, current, voices, countedOn, base, isShown, staleSince } = state;
  return {
    ...storedScope(state),
    people,
    current,
    voices,
    counted: countedOn,
    base,
    shown: isShown,
    stale: staleSince,
  };
}

function storedScope({ employment, industryId, companyId, jobProfileId, locationId, band }: SalaryScope) {
  return { employment, industry: industryId, company: companyId, role: jobProfileId, place: locationId, band };
}

function batchesOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_none, number) =>
    all.slice(number * BATCH, (number + 1) * BATCH),
  );
}
