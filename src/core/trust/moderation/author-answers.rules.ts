import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModerationAct } from './acts.rules';

/**
 * Days in which an author may answer before a complaint of untruth is decided (L-IT-3). Four of the seven days are left
 * for the decision.
 */
export const ANSWER_DAYS = 3;

export const MAX_ANSWER_LENGTH = 1000;

/** A case about which the author was asked. Days have the form `2026-11-20`. */
export interface AuthorAnswerCase {
  readonly ground: Ground;
  /** Null if the author was not asked. */
  readonly answerUntil: string | null;
  readonly isAnswered: boolean;
}

export function lastAnswerDay(askedOn: string): string {
  return dayAfter(askedOn, ANSWER_DAYS);
}

/**
 * Returns true while the author may still answer. A case with a more urgent ground does not wait: its term is too
 * short.
 */
export function awaitsAnswer({ ground, answerUntil, isAnswered }: AuthorAnswerCase, today: string): boolean {
  return ground === 'UNTRUE' && !isAnswered && answerUntil !== null && today <= answerUntil;
}

/**
 * Returns whether the author is notified: of each decision that changes something, and of a kept contribution only if
 * they were asked about it.
 */
export function isAuthorNotified(act: ModerationAct, { answerUntil }: Pick<AuthorAnswerCase, 'answerUntil'>): boolean {
  return act !== 'KEPT' || answerUntil !== null;
}
