import { REMINDERS, reminderAt, remindersDue } from '@/core/kernel/moderated/reminders.rules';
import type { Database } from '@/server/platform/database';
import type { ComplaintAnswersDeps } from '@/server/platform/moderation/complaint-answers';
import { answerComplaints } from '@/server/platform/moderation/complaint-answers';
import type { ComplaintMail } from '@/server/platform/moderation/complaint-mails';
import { complaintMail } from '@/server/platform/moderation/complaint-mails';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { dueReminders, lockDuty, noteReminder, orphanedCases } from './duty.queries';

export interface DutyDeps extends ComplaintAnswersDeps {
  readonly database: Database;
  readonly moderation: Pick<Moderation, 'items'>;
  readonly dutyMail: string | null;
  readonly now: () => number;
}

type Waiting = Extract<ComplaintMail, { readonly kind: 'DUTY' }>['waiting'][number];

/**
 * Closes complaints about deleted content, and reminds the officer on duty: immediately if urgent, after half and three
 * quarters of the time, and when due.
 */
export async function remindDutyOfficer(deps: DutyDeps): Promise<void> {
  const { database, outbox, now } = deps;
  await database.transaction(async (tx) => {
    await tx.query(lockDuty);
    for (const { case_id } of await tx.query(orphanedCases))
      await answerComplaints(tx, deps, case_id, { outcome: 'GONE', rule: null, at: now() });
  });
  await database.transaction(async (tx) => {
    const waiting = await noteReminders(tx, deps);
    if (waiting.length > 0 && deps.dutyMail !== null)
      await outbox.put(tx, complaintMail({ kind: 'DUTY', to: deps.dutyMail, waiting }, outbox.place));
  });
}

/**
 * Returns the cases that need a reminder. Complaints about deleted content are answered instead, or wait while its
 * author can restore it.
 */
async function noteReminders(tx: Database, deps: DutyDeps): Promise<Waiting[]> {
  const { moderation, now } = deps;
  await tx.query(lockDuty);
  const waiting: Waiting[] = [];
  for (const row of await tx.query(dueReminders, new Date(now()))) {
    const standing = await moderation.items.standing(tx, { kind: row.kind, id: row.item_id });
    if (standing === 'gone') await answerComplaints(tx, deps, row.case_id, { outcome: 'GONE', rule: null, at: now() });
    if (standing !== 'there') continue;
    const due = row.due_at.getTime();
    const sent = remindersDue(row.ground, due, now());
    const next = reminderAt(row.ground, due, sent);
    await tx.query(noteReminder, row.id, sent, next === null ? null : new Date(next), sent === REMINDERS);
    const { number, ground, due_at } = row;
    waiting.push({ number, ground, dueAt: due_at.toISOString(), isLate: sent === REMINDERS });
  }
  return waiting;
}
