import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Complaint, ComplaintAnswer, ComplaintReceipt, ComplaintState } from '@/core/kernel/moderated/complaint';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { appealUntil } from '@/core/kernel/moderated/complaint-limits.rules';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { hoursTaken } from '@/core/kernel/moderated/reminders.rules';
import { DECISION_UNDO_MS, isRemoval } from '@/core/trust/moderation/decisions.rules';
import type { MemoryCase } from '../moderation/case-records';

export interface MemoryComplaint {
  readonly complaint: Complaint;
  readonly ground: SummedGround;
  readonly receipt: ComplaintReceipt & { readonly dueAt: string };
  readonly receivedOn: string;
  readonly case: MemoryCase;
}

export class ComplaintRecords {
  readonly #byKey = new Map<string, MemoryComplaint>();
  readonly #counts = new Map<string, number>();
  readonly hidden = new Set<string>();

  add(complaint: MemoryComplaint): void {
    this.#byKey.set(complaint.complaint.key.toLowerCase(), complaint);
  }

  find(key: string): MemoryComplaint | null {
    return this.#byKey.get(key.toLowerCase()) ?? null;
  }

  get all(): readonly MemoryComplaint[] {
    return [...this.#byKey.values()];
  }

  count(what: string): number {
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    return count;
  }
}

export function stateOf(complaint: MemoryComplaint): ComplaintState {
  const { ground, receipt, receivedOn } = complaint;
  return { number: receipt.number, ground, receivedOn, dueAt: receipt.dueAt, answer: answerOf(complaint) };
}

export function timeOf({ ground, receipt, case: { decision, isClosed } }: MemoryComplaint) {
  if (decision === null || !isClosed) return null;
  const [due, at] = [Date.parse(receipt.dueAt), decision.settlesAt - DECISION_UNDO_MS];
  return { hours: hoursTaken(ground, due, at), isLate: at > due };
}

function answerOf({ case: { decision, isClosed, restoredAt } }: MemoryComplaint): ComplaintAnswer | null {
  if (decision === null || !isClosed) return null;
  const isBack = restoredAt !== null && isRemoval(decision.act);
  const answeredOn = dayInIndia(isBack ? restoredAt : decision.settlesAt - DECISION_UNDO_MS);
  const until = appealUntil(answeredOn);
  if (isBack) return { outcome: 'RESTORED', rule: null, answeredOn, appealUntil: until };
  const { number = 0, title = '', wording = '' } = decision.rule === null ? {} : ruleById(decision.rule);
  const rule = decision.rule === null ? null : { number, title, wording };
  return { outcome: isRemoval(decision.act) ? 'REMOVED' : 'KEPT', rule, answeredOn, appealUntil: until };
}
