import type { AnsweredKind } from '@/core/kernel/moderated/employer-answer';
import { from, jsonb, nullable } from '../sql-types';

export interface ShownAnswerRow {
  readonly id: string;
  /** Empty if the answer was withdrawn. */
  readonly text: string;
  /** The month (`2026-11`). */
  readonly month: string;
  readonly isEdited: boolean;
  readonly reply: { readonly id: string; readonly text: string } | null;
}

const ANSWER = `jsonb_build_object('id', a.id, 'text', a.text, 'month', to_char(a.month, 'YYYY-MM'), 'isEdited', a.is_edited, 'reply',
  (select jsonb_build_object('id', y.id, 'text', y.text) from research.answers y
   where y.item_id = a.id and y.to_kind = 'answer' and y.status = 'LIVE'))`;

/** SQL that is true if answer `a` has a reply `y` that satisfies the condition. */
export const hasReplyCondition = (condition: string): string =>
  `exists (select from research.answers y where y.item_id = a.id and y.to_kind = 'answer' and ${condition})`;

/** A withdrawn answer is shown without its text, for the sake of its reply. */
export const SHOWN_ANSWER_CONDITION = `(a.status = 'LIVE' or a.status = 'WITHDRAWN' and ${hasReplyCondition(`y.status = 'LIVE'`)})`;

const shown = (condition: string) =>
  from(
    `(select ${ANSWER} from research.answers a where ${condition} and ${SHOWN_ANSWER_CONDITION})`,
    nullable(jsonb<ShownAnswerRow>()),
  );

export const answerTo = (kind: AnsweredKind, id: string) => shown(`a.item_id = ${id} and a.to_kind = '${kind}'`);

export const answerToFact = (company: string, question: string) =>
  shown(`a.company_id = ${company} and a.question = ${question}`);

export const shownAnswerColumn = from(ANSWER, jsonb<ShownAnswerRow>());
