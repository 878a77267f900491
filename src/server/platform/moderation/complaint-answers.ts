import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ComplaintOutcome } from '@/core/kernel/moderated/complaint';
import { appealUntil } from '@/core/kernel/moderated/complaint-limits.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { hoursTaken } from '@/core/kernel/moderated/reminders.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Outbox } from '../mail/outbox';
import type { RowOf } from '../sql-types';
import { unsealComplaintLetter } from './complaint-letter';
import { complaintMail } from './complaint-mails';
import type { complaintColumns } from './complaints.queries';
import { answerComplaint, markAnswersRestored, openComplaintsOf } from './complaints.queries';

export interface ComplaintAnswersDeps {
  readonly authorship: Pick<Authorship, 'unsealJson'>;
  readonly outbox: Pick<Outbox, 'place' | 'put'>;
}

export interface ComplaintDecision {
  readonly outcome: ComplaintOutcome;
  readonly rule: ModerationRuleId | null;
  /** In ms since 1970. */
  readonly at: number;
}

export async function answerComplaints(
  tx: Database,
  deps: ComplaintAnswersDeps,
  caseId: string,
  end: ComplaintDecision,
): Promise<void> {
  for (const row of await tx.query(openComplaintsOf, caseId)) await answerOne(tx, deps, row, end);
}

export async function notifyContentRestored(
  tx: Database,
  deps: ComplaintAnswersDeps,
  caseId: string,
  at: number,
): Promise<void> {
  const answeredOn = dayInIndia(at);
  for (const row of await tx.query(markAnswersRestored, caseId, answeredOn))
    await mailAnswer(tx, deps, row, { outcome: 'RESTORED', rule: null, answeredOn });
}

async function answerOne(
  tx: Database,
  deps: ComplaintAnswersDeps,
  row: ComplaintRow,
  { outcome, rule, at }: ComplaintDecision,
): Promise<void> {
  const answeredOn = dayInIndia(at);
  const due = row.due_at.getTime();
  await tx.query(answerComplaint, row.id, outcome, rule, answeredOn, hoursTaken(row.ground, due, at), at > due);
  await mailAnswer(tx, deps, row, { outcome, rule, answeredOn });
}

type ComplaintRow = RowOf<typeof complaintColumns>;

async function mailAnswer(
  tx: Database,
  deps: ComplaintAnswersDeps,
  { id, number, seal, ground }: ComplaintRow,
  { outcome, rule, answeredOn }: Pick<ComplaintDecision, 'outcome' | 'rule'> & { readonly answeredOn: string },
): Promise<void> {
  const letter = seal === null ? null : unsealComplaintLetter(deps.authorship, id, seal);
  if (letter === null || letter.email === null) return;
  const key = ground === 'ORDER' ? null : letter.key;
  const mail = { to: letter.email, number, key, outcome, rule, appealUntil: appealUntil(answeredOn) };
  await deps.outbox.put(tx, complaintMail({ kind: 'ANSWER', ...mail }, deps.outbox.place));
}
