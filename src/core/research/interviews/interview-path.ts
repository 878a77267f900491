import type { AskedQuestion } from './interview';

/** Returns the address of a company's interviews, or of those of one designation there (RT-CO-INTERVIEWS, RT-CO-INTERVIEWS-DESIG). */
export function companyInterviewsPath(company: string, designation: string | null = null): string {
  const base = `/interviews/${encodeURIComponent(company)}-interview-questions`;
  return designation === null ? base : `${base}/${encodeURIComponent(designation)}`;
}

/** Returns the address of a company's most asked questions (RT-TOPQ). */
export function topQuestionsPath(company: string, designation: string | null = null): string {
  return `${companyInterviewsPath(company, designation)}/top-questions`;
}

/** Returns the address of a question (RT-INTERVIEW-QUESTION). */
export function questionPath(questionId: string): string {
  return `/interviews/question/${encodeURIComponent(questionId)}`;
}

export function questionLinkOf({ text, questionId }: AskedQuestion): readonly [name: string, path: string] {
  return [text, questionPath(questionId)];
}
