import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NO_HIT, VISIT } from '@/core/kernel/tracking/event.rules';
import type { Database } from '@/server/platform/database';
import {
  contributionsByKind,
  errorsByRelease,
  eventsByDay,
  measuresByScreen,
  onboardingFunnel,
  signUpsByDay,
  visitorSums,
} from './report.queries';

const MAX_VISITOR_LINES = 500;

export async function usageReport(database: Database, now: number, days: number): Promise<readonly string[]> {
  const since = dayBeforeInIndia(now, days);
  const events = await database.query(eventsByDay, since);
  const visitors = await database.query(visitorSums, since, MAX_VISITOR_LINES);
  const signUps = await database.query(signUpsByDay, since);
  const funnel = await database.query(onboardingFunnel);
  const kinds = await database.query(contributionsByKind);
  const measures = await database.query(measuresByScreen);
  const errors = await database.query(errorsByRelease);
  const linesOf = (name: string) =>
    events.filter(({ event }) => event === name).map((row) => line(row.day, row.events));
  const others = new Map<string, number>();
  for (const { event, events: count } of events) {
    if (event !== VISIT && event !== NO_HIT) others.set(event, (others.get(event) ?? 0) + count);
  }
  return [
    ...part(`Visits by day, last ${days} days`, linesOf(VISIT)),
    ...part(
      'Visitors of campaigns and companies by day, from ten networks on, in fives',
      visitors.map((row) => line(`${row.day} ${row.kind} ${row.name}`, row.visitors)),
    ),
    ...part(
      'Accounts made by day',
      signUps.map(({ day, users }) => line(day, users)),
    ),
    ...part(
      'Accounts by step of onboarding, all time',
      funnel.map(({ step, users }) => line(step, users)),
    ),
    ...part(
      'Contributions of users, all time',
      kinds.map(({ kind, contributions }) => line(kind, contributions)),
    ),
    ...part('Searches without a hit by day', linesOf(NO_HIT)),
    ...part(
      'Other events',
      [...others].map(([event, count]) => line(event, count)),
    ),
    ...part(
      'Errors in browsers by version, screen and kind',
      errors.map(({ release, screen, type, reports }) => line(`${release} ${screen} ${type}`, reports)),
    ),
    ...part(
      'Slow pages and web vitals beyond their limits, by screen',
      measures.map(
        ({ page, name, reports, middle }) => `${line(`${page} ${name}`, reports)}, middle ${middle.toFixed(2)}`,
      ),
    ),
  ];
}

const LABEL_WIDTH = 32;

function line(label: string, count: number): string {
  return `  ${label.padEnd(LABEL_WIDTH)} ${count}`;
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return [title, ...(lines.length === 0 ? ['  none'] : lines), ''];
}
