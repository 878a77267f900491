import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModerationAct } from './acts.rules';

/** The days for which an author may answer before a complaint of untruth is decided (L-IT-3); four are left of the seven for the decision. */
export const ANSWER_DAYS = 3;

/** The most characters of an author's answer. */
export const MAX_ANSWER_LENGTH = 1000;

/** A case as far as its author was asked; days are `2026-11-20`. */
export interface AskedCase {
  readonly ground: Ground;
  /** The last day of the author's answer; null if nobody was asked. */
  readonly answerUntil: string | null;
  readonly isAnswered: boolean;
}

/** Returns the last day on which an author who is asked on a day may answer. */
export function lastAnswerDay(askedOn: string): string {
  return dayAfter(askedOn, ANSWER_DAYS);
}

/** Returns whether a case is not decided yet because its author may still answer. A case with a more urgent ground does not wait: its time is too short. */
export function awaitsAnswer({ ground, answerUntil, isAnswered }: AskedCase, today: string): boolean {
  return ground === 'UNTRUE' && !isAnswered && answerUntil !== null && today <= answerUntil;
}

/** Returns whether a statement tells the author of a decision: of each that changes something, and of what stays if the author was asked about it. */
export function isAuthorTold(act: ModerationAct, { answerUntil }: Pick<AskedCase, 'answerUntil'>): boolean {
  return act !== 'KEPT' || answerUntil !== null;
}
