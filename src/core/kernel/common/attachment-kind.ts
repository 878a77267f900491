/**
 * A kind of attachment as a composer handles it, whatever it holds: `Draft` has the members of the draft that are about it, `Sent` those of the
 * submission.
 */
export interface AttachmentKind<Draft extends object, Sent extends object, Kind extends string> {
  readonly kind: Kind;
  /** Returns whether the draft holds something of the kind that must not get lost. */
  readonly isAttached: (draft: Draft) => boolean;
  /** Returns why the draft cannot be posted with it yet, in a sentence; null if it can. */
  readonly errorOf: (draft: Draft) => string | null;
  readonly submissionOf: (draft: Draft) => Partial<Sent>;
  /** The paths of the submission's fields that are about it. */
  readonly fields: RegExp;
  /** The members of the draft without it. */
  readonly none: Partial<Draft>;
}
