export type AnsweredKind = 'review' | 'interview' | 'photo';

/** The reply of a contribution’s author to its answer, with nothing else of the author. */
export interface AuthorReply {
  readonly answerId: string;
  readonly text: string;
}

/** The answer of a company to a contribution or a fact. */
export interface EmployerAnswer {
  readonly answerId: string;
  readonly text: string;
  /** The month, `2026-11`; null if the contribution shows none. */
  readonly month: string | null;
  readonly isEdited: boolean;
  readonly reply: AuthorReply | null;
}

export interface AnswerPage {
  readonly kind: AnsweredKind | 'tenure';
  readonly company: { readonly urlName: string; readonly companyName: string };
  readonly answer: EmployerAnswer;
  /** True if the viewer wrote the contribution and has not replied. */
  readonly canReply: boolean;
}
