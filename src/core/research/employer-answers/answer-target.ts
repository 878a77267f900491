import type { AnsweredKind } from '@/core/kernel/moderated/employer-answer';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';

export type AnswerTarget =
  | { readonly to: 'contribution'; readonly kind: AnsweredKind; readonly itemId: string }
  | { readonly to: 'fact'; readonly company: string; readonly question: TenureQuestion }
  | { readonly to: 'own'; readonly answerId: string }
  | { readonly to: 'answer'; readonly answerId: string };

export function nameOfTarget(target: AnswerTarget): string {
  if (target.to === 'contribution') return `${target.kind} ${target.itemId}`;
  return target.to === 'fact' ? `${target.company} ${target.question}` : `${target.to} ${target.answerId}`;
}
