import type { AskedQuestion } from './interview';

export function companyInterviewsPath(company: string, designation: string | null = null): string {
  const base = `/interviews/${encodeURIComponent(company)}-interview-questions`;
  return designation === null ? base : `${base}/${encodeURIComponent(designation)}`;
}

export function topQuestionsPath(company: string, designation: string | null = null): string {
  return `${companyInterviewsPath(company, designation)}/top-questions`;
}

export function questionPath(questionId: string): string {
  return `/interviews/question/${encodeURIComponent(questionId)}`;
}

export function questionLinkOf({ text, questionId }: AskedQuestion): readonly [name: string, path: string] {
  return [text, questionPath(questionId)];
}
