import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { ShownAnswerRow } from './shown-answer.queries';

/** If `hasMonth` is false, the month is hidden, because it would narrow down the month of the contribution. */
export function presentAnswer({ id, text, month, isEdited, reply }: ShownAnswerRow, hasMonth: boolean): EmployerAnswer {
  return {
    answerId: id,
    text,
    month: hasMonth ? month : null,
    isEdited,
    reply: reply === null ? null : { answerId: reply.id, text: reply.text },
  };
}

export function withAnswer(answer: ShownAnswerRow | null, hasMonth: boolean): { readonly answer?: EmployerAnswer } {
  return answer === null ? {} : { answer: presentAnswer(answer, hasMonth) };
}
