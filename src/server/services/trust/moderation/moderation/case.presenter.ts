import { createHash } from 'node:crypto';
import type { CaseEntry, ClaimedCase } from '@/contract/generated/moderation';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import { awaitsAnswer, lastAnswerDay } from '@/core/trust/moderation/author-answers.rules';
import type { ModeratedItem } from '@/server/platform/moderation/moderated-kind';
import type { RowOf } from '@/server/platform/sql-types';
import type { caseColumns, reportsOf } from './cases.queries';

export type CaseRow = RowOf<typeof caseColumns>;

/** The bytes of a tag, which has 22 letters of base64url. */
const SEEN_BYTES = 16;

export function presentEntry(row: CaseRow, mine: Uint8Array, now: number): CaseEntry {
  return {
    caseId: row.id,
    kind: row.kind,
    place: row.place,
    origin: row.origin,
    ground: row.ground,
    dueAt: minuteOf(row.due_at),
    findings: row.findings.length,
    reports: row.reports,
    answerUntil: awaitedUntil(row, now),
    claim: claimOf(row, mine, now),
  };
}

/**
 * Returns the last day for the author's answer, or null if no answer is awaited. The author is asked within seconds of
 * the complaint.
 */
export function awaitedUntil({ ground, asks_author, answer_until, answer_seal }: CaseRow, now: number): string | null {
  const today = dayInIndia(now);
  const answerUntil = asks_author ? lastAnswerDay(today) : answer_until;
  return awaitsAnswer({ ground, answerUntil, isAnswered: answer_seal !== null }, today) ? answerUntil : null;
}

export function claimOf({ claim_ref, claimed_until }: CaseRow, mine: Uint8Array, now: number): CaseEntry['claim'] {
  if (claim_ref?.equals(mine)) return 'mine';
  return claim_ref === null || claimed_until === null || claimed_until.getTime() <= now ? 'free' : 'other';
}

export function textsOf({ title, parts }: ModeratedItem): readonly string[] {
  return [title, ...parts.map(({ text }) => text)].flatMap((said) => said ?? []);
}

/** Returns a tag that changes with text, state and the author's answer. */
export function versionTagOf(item: ModeratedItem, isLive: boolean, answer: string | null): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([isLive, item.title, item.parts, answer]))
    .digest();
  return digest.subarray(0, SEEN_BYTES).toString('base64url');
}

export function presentClaimed(
  row: CaseRow,
  entry: CaseEntry,
  {
    item,
    isLive,
    near,
    reports,
    complaints,
    appeal,
    answer,
  }: {
    readonly item: ModeratedItem;
    readonly isLive: boolean;
    readonly near: ClaimedCase['near'];
    readonly reports: readonly RowOf<typeof reportsOf.columns>[];
    readonly complaints: ClaimedCase['complaints'];
    readonly appeal: string | null;
    readonly answer: string | null;
  },
): ClaimedCase {
  const { title, context, path, parts } = item;
  return {
    case: entry,
    isLive,
    title,
    context,
    path,
    parts: parts.flatMap(({ label, text }) => (text === null || text === '' ? [] : [{ label, text }])),
    near,
    findings: row.findings.map(({ rule, words, note }) => ({ rule, words: [...words], note })),
    reports: reports.map(({ reason, details }) => ({ reason, details })),
    complaints,
    appeal,
    answer,
    seen: versionTagOf(item, isLive, answer),
  };
}
