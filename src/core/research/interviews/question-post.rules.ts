import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';

export const MAX_REPORTED_ANSWERS = 50;
export const MAX_USER_ANSWERS = 10;

export const MAX_OTHER_COMPANIES = 10;

export const QUESTION_BYLINE = {
  name: 'Interview question',
  avatarUrl: 'kolam:interview-question',
  avatarBgColor: '#E9E3D8',
} as const;

export function questionPostOf(
  question: string,
  company: string,
): { readonly title: string; readonly content: string } {
  return { title: shorten(question, MAX_TITLE_LENGTH), content: `Asked in interviews at ${company}.` };
}
