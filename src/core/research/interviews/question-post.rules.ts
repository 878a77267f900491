import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';

/** The reported answers to a question that are shown, and the answers of users below its post. */
export const MAX_REPORTED_ANSWERS = 50;
export const MAX_ANSWERS_OF_USERS = 10;

/** The other companies that a question names as having asked it. */
export const MAX_ELSEWHERE = 10;

/** The byline of the post whose comments answer an interview question; no user wrote it. */
export const QUESTION_BYLINE = {
  name: 'Interview question',
  avatarUrl: 'kolam:interview-question',
  avatarBgColor: '#E9E3D8',
} as const;

/** Returns the texts of the post about a question that was asked at a company. */
export function questionPostOf(
  question: string,
  company: string,
): { readonly title: string; readonly content: string } {
  return { title: shorten(question, MAX_TITLE_LENGTH), content: `Asked in interviews at ${company}.` };
}
