import type { DraftAttachments } from './draft-attachments';
import type { PostKind, PostSubmission } from './post';

/** The members of a submission that attachments fill. */
export type AttachedSubmission = Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'>;

/** A kind of attachment as the composer handles it, whatever it holds. */
export interface AttachmentKind {
  readonly kind: PostKind;
  /** Returns whether the draft holds something of the kind that must not get lost. */
  readonly isAttached: (draft: DraftAttachments) => boolean;
  /** Returns why the draft cannot be posted with it yet, in a sentence; null if it can. */
  readonly errorOf: (draft: DraftAttachments) => string | null;
  readonly submissionOf: (draft: DraftAttachments) => Partial<AttachedSubmission>;
  /** The paths of the submission's fields that are about it. */
  readonly fields: RegExp;
  /** The members of the draft without it. */
  readonly none: Partial<DraftAttachments>;
}
