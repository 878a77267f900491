import { DAY_MS, dayInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { titleFamilyOf } from '@/core/research/cards/title-family.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import { TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import { firstDayOfQuarter } from '@/core/research/tenure/tenure-faults.rules';
import type { TenureGrouping, TenureScope } from '@/core/research/tenure/tenure-scopes.rules';
import { countNameOf, TENURE_GROUPINGS } from '@/core/research/tenure/tenure-scopes.rules';
import type { SnapshotAnswer, TenureState } from '@/core/research/tenure/tenure-snapshot.rules';
import { planTenureSnapshot } from '@/core/research/tenure/tenure-snapshot.rules';
import type { Authorship } from '@/server/platform/authorship';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { RowOf } from '@/server/platform/sql-types';
import { pagesOf, peopleBehind } from '@/server/services/research/salary/snapshot/people-behind';
import {
  addTenureFigures,
  addTenureRivals,
  addTenureStates,
  noteTenureSnapshot,
  noteTenuresReady,
  removeTenureFigures,
  removeTenureStates,
  storeCountedScopes,
  tenureIsDue,
  tenureRivals,
  tenureStates,
  tenuresBehind,
  waitForTenureTurn,
} from './tenure-snapshot.queries';

export interface TenureSnapshotDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

type Row = RowOf<typeof tenuresBehind.columns>;

interface ReadAnswer extends SnapshotAnswer {
  readonly reportId: string;
}

const BATCH = 2_000;

/** Counts at most weekly, or after an interrupted import. */
export async function takeDueTenureSnapshot(deps: TenureSnapshotDeps): Promise<void> {
  const { database, now } = deps;
  const [due] = await database.query(tenureIsDue, dayInIndia(now() - SNAPSHOT_DAYS * DAY_MS));
  if (due?.is_due === true) await takeTenureSnapshot(deps);
}

/** Recounts all figures and stores exactly the displayed numbers. Returns how many are shown. */
export function takeTenureSnapshot({ database, authorship, now }: TenureSnapshotDeps): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await tx.query(waitForTenureTurn);
    await releaseWaiting(tx, 'tenure_reports', now());
    const day = dayNumberInIndia(now());
    const rows: Row[] = [];
    for await (const page of pagesOf((behind) => tx.query(tenuresBehind, behind))) rows.push(...page);
    const answers = await answersIn(tx, authorship, rows, day);
    const companies = [...new Set(rows.map(({ company_id }) => company_id))];
    const stored = await tx.query(tenureRivals, companies);
    const known = new Map(stored.map(({ company_id, grouping }) => [company_id, grouping]));
    const { counted, shown, kept, states, rivals } = planTenureSnapshot(answers, await statesIn(tx), day, known);
    await tx.query(addTenureRivals, JSON.stringify([...rivals].map(([company, grouping]) => ({ company, grouping }))));
    await tx.query(removeTenureFigures, JSON.stringify(kept.map(storedScope)));
    for (const some of batchesOf(shown)) {
      const figures = some.map(({ scope, figure }) => {
        return { ...storedScope(scope), ...figure, newest: firstDayOfQuarter(figure.newest) };
      });
      await tx.query(addTenureFigures, JSON.stringify(figures));
    }
    await tx.query(removeTenureStates);
    for (const some of batchesOf(states))
      await tx.query(addTenureStates, JSON.stringify(some.map((state) => ({ ...state, ...storedScope(state) }))));
    await noteChanges(tx, rows, countedOf(answers, counted));
    const ready = answers.flatMap(({ reportId, person, isReady, wasReady }) =>
      person !== null && isReady && !wasReady ? [reportId] : [],
    );
    for (const some of batchesOf([...new Set(ready)])) await tx.query(noteTenuresReady, some);
    await tx.query(
      noteTenureSnapshot,
      dayInIndia(now()),
      rows.filter(({ author_seal }) => author_seal === null).length,
    );
    return shown.length + kept.length;
  });
}

/** Reads countable answers, grouped by person, newest stay first. */
async function answersIn(
  tx: Database,
  authorship: Authorship,
  rows: readonly Row[],
  day: number,
): Promise<readonly ReadAnswer[]> {
  const people = await peopleBehind(tx, authorship, rows);
  const known = rows.map((row, place) => ({ row, author: people[place] ?? null }));
  known.sort(
    (one, other) =>
      (one.author?.person ?? -1) - (other.author?.person ?? -1) || other.row.joined.localeCompare(one.row.joined),
  );
  return known.flatMap(({ row, author }) => {
    if (row.author_seal !== null && author === null) return [];
    const isReady = author === null || author.isAtWork || day - author.since >= MIN_ACCOUNT_DAYS;
    const family = row.job_profile === null ? null : titleFamilyOf(row.job_profile);
    return TENURE_QUESTIONS.flatMap((question): readonly ReadAnswer[] => {
      const code = row.answers[question];
      if (code === undefined) return [];
      return [
        {
          reportId: row.id,
          companyId: row.company_id,
          departmentId: row.department_id,
          family,
          locationId: row.location_id,
          question,
          code,
          person: author?.person ?? null,
          told: row.told,
          counted: TENURE_GROUPINGS.filter((grouping) => row.counted.includes(countNameOf(question, grouping))),
          isReady,
          wasReady: row.was_ready,
          provedOn: author?.provedOn ?? null,
        },
      ];
    });
  });
}

function countedOf(
  answers: readonly ReadAnswer[],
  groupings: ReadonlyMap<number, readonly TenureGrouping[]>,
): ReadonlyMap<string, readonly string[]> {
  const counted = new Map<string, readonly string[]>();
  for (const [place, some] of groupings) {
    const answer = answers[place];
    if (answer === undefined) continue;
    const names = some.map((grouping) => countNameOf(answer.question, grouping));
    counted.set(answer.reportId, [...(counted.get(answer.reportId) ?? []), ...names]);
  }
  return counted;
}

async function noteChanges(
  tx: Database,
  rows: readonly Row[],
  counted: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const changed = rows.flatMap(({ id, counted: before }) => {
    const now = counted.get(id) ?? [];
    const isSame = now.length === before.length && now.every((question) => before.includes(question));
    return isSame ? [] : [{ id, counted: now }];
  });
  for (const some of batchesOf(changed)) await tx.query(storeCountedScopes, JSON.stringify(some));
}

async function statesIn(tx: Database): Promise<readonly TenureState[]> {
  const rows = await tx.query(tenureStates);
  return rows.map((row) => ({
    companyId: row.company_id,
    grouping: row.grouping,
    groupId: row.group_id,
    question: row.question,
    people: row.people,
    base: row.base,
    isShown: row.is_shown,
    staleSince: row.stale_since,
  }));
}

function storedScope({ companyId, grouping, groupId, question }: TenureScope) {
  return { company: companyId, grouping, group: groupId, question };
}

function batchesOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_none, number) =>
    all.slice(number * BATCH, (number + 1) * BATCH),
  );
}
