import type { NamedCompany } from '@/core/kernel/common/named-company';

export type AnsweredKind = 'review' | 'interview' | 'photo';

/** The author's reply. It reveals nothing else about the author. */
export interface AuthorReply {
  readonly answerId: string;
  readonly text: string;
}

export interface EmployerAnswer {
  readonly answerId: string;
  /** Empty if the answer was withdrawn, but not its reply. */
  readonly text: string;
  /** The month (`2026-11`), or null if the contribution shows none. */
  readonly month: string | null;
  readonly isEdited: boolean;
  readonly reply: AuthorReply | null;
}

export function isWithdrawn({ text }: Pick<EmployerAnswer, 'text'>): boolean {
  return text === '';
}

export interface AnswerPage {
  readonly kind: AnsweredKind | 'tenure';
  readonly company: NamedCompany;
  readonly answer: EmployerAnswer;
  /** True if the viewer wrote the contribution and has not replied. */
  readonly canReply: boolean;
}
