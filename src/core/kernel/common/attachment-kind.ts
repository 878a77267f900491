/** `Draft` has the members of the attachment in a draft, `Sent` its members in a submission. */
export interface AttachmentKind<Draft extends object, Sent extends object, Kind extends string> {
  readonly kind: Kind;
  readonly isAttached: (draft: Draft) => boolean;
  /** Returns a sentence, or null if the draft can be posted. */
  readonly errorOf: (draft: Draft) => string | null;
  readonly submissionOf: (draft: Draft) => Partial<Sent>;
  readonly fields: RegExp;
  readonly none: Partial<Draft>;
}
