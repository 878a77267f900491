import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { ShownAnswerRow } from './shown-answer.queries';

/** An answer by a company; its month would bound that of a contribution which shows none. */
export function presentAnswer({ id, text, month, isEdited, reply }: ShownAnswerRow, hasMonth: boolean): EmployerAnswer {
  return {
    answerId: id,
    text,
    month: hasMonth ? month : null,
    isEdited,
    reply: reply === null ? null : { answerId: reply.id, text: reply.text },
  };
}

/** The member of a contribution with its answer; absent for none. */
export function withAnswer(answer: ShownAnswerRow | null, hasMonth: boolean): { readonly answer?: EmployerAnswer } {
  return answer === null ? {} : { answer: presentAnswer(answer, hasMonth) };
}
