import { DAY_MS, dayInIndia } from '@/core/common/india-calendar.rules';
import type { ComplaintOutcome } from '@/core/complaints/complaint';
import { APPEAL_DAYS } from '@/core/complaints/complaint-limits.rules';
import { hoursTaken } from '@/core/complaints/reminders.rules';
import type { ModerationRuleId } from '@/core/moderation/moderation-rules.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Outbox } from '../mail/outbox';
import type { RowOf } from '../sql-types';
import { openLetter } from './complaint-letter';
import { complaintMail } from './complaint-mails';
import type { complaintColumns } from './complaints.queries';
import { answerComplaint, openComplaintsOf } from './complaints.queries';

/** The parts that answers to complaints are opened and mailed with. */
export interface ComplaintAnswersDeps {
  readonly authorship: Pick<Authorship, 'unsealJson'>;
  readonly outbox: Pick<Outbox, 'place' | 'put'>;
}

/** The end of a case. */
export interface ComplaintEnd {
  readonly outcome: ComplaintOutcome;
  readonly rule: ModerationRuleId | null;
  /** The moment of the decision, in ms since 1970. */
  readonly at: number;
}

/** Gives the complaints of a case their answer, with the mails, in the transaction that ends it. */
export async function answerComplaints(
  tx: Database,
  deps: ComplaintAnswersDeps,
  caseId: string,
  end: ComplaintEnd,
): Promise<void> {
  for (const row of await tx.query(openComplaintsOf, caseId)) await answerOne(tx, deps, row, end);
}

/** Returns the last day for an appeal against an answer of a day (`2026-11-20`). */
export function appealUntil(answeredOn: string): string {
  return new Date(Date.parse(answeredOn) + APPEAL_DAYS * DAY_MS).toISOString().slice(0, 10);
}

async function answerOne(
  tx: Database,
  deps: ComplaintAnswersDeps,
  { id, number, seal, ground, due_at }: RowOf<typeof complaintColumns>,
  { outcome, rule, at }: ComplaintEnd,
): Promise<void> {
  const answeredOn = dayInIndia(at);
  const due = due_at.getTime();
  await tx.query(answerComplaint, id, outcome, rule, answeredOn, hoursTaken(ground, due, at), at > due);
  const letter = seal === null ? null : openLetter(deps.authorship, id, seal);
  if (letter === null || letter.email === null) return;
  const key = ground === 'ORDER' ? null : letter.key;
  const mail = { to: letter.email, number, key, outcome, rule, appealUntil: appealUntil(answeredOn) };
  await deps.outbox.put(tx, complaintMail({ kind: 'ANSWER', ...mail }, deps.outbox.place));
}
