import type { AttachmentKind } from '@/core/kernel/common/attachment-kind';
import { pollAttachment } from '@/core/talk/polls/poll-attachment';
import { imageAttachment } from '@/core/talk/post-media/image-attachment';
import { videoAttachment } from '@/core/talk/post-media/video-attachment';
import { offersAttachment } from '@/core/talk/salary-offers/offers-attachment';
import type { DraftAttachments } from './draft-attachments';
import type { PostKind, PostSubmission } from './post';

type AttachedSubmission = Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'>;

/** The kinds of attachments. Their editors are in views/talk/posting/attachment-editors.ts. */
export const attachmentKinds: readonly AttachmentKind<DraftAttachments, AttachedSubmission, PostKind>[] = [
  imageAttachment,
  videoAttachment,
  pollAttachment,
  offersAttachment,
];

export function attachedKindOf(draft: DraftAttachments): PostKind | null {
  return attachmentKinds.find(({ isAttached }) => isAttached(draft))?.kind ?? null;
}

/**
 * Returns one sentence per kind. An open editor counts even if empty. Otherwise the post would go out without the
 * attachment that its author was about to add.
 */
export function attachmentErrorsOf(
  draft: DraftAttachments,
  openKind: PostKind | null,
): Readonly<Partial<Record<PostKind, string>>> {
  return Object.fromEntries(
    attachmentKinds.flatMap((one) => {
      const error = one.isAttached(draft) || one.kind === openKind ? one.errorOf(draft) : null;
      return error === null ? [] : [[one.kind, error]];
    }),
  );
}

export function attachmentRefusalsOf(
  fields: Readonly<Record<string, string>>,
): Readonly<Partial<Record<PostKind, string>>> {
  return Object.fromEntries(
    attachmentKinds.flatMap((one) => {
      const refusal = Object.entries(fields).find(([path]) => one.fields.test(path))?.[1];
      return refusal === undefined ? [] : [[one.kind, refusal]];
    }),
  );
}

export function attachedSubmissionOf(draft: DraftAttachments): AttachedSubmission {
  const nothing: AttachedSubmission = { media: [], poll: null, salaryIds: [] };
  return Object.assign(
    nothing,
    ...attachmentKinds.map((one) => (one.isAttached(draft) ? one.submissionOf(draft) : {})),
  );
}

export function withoutAttachment(kind: PostKind): Partial<DraftAttachments> {
  return attachmentKinds.find((one) => one.kind === kind)?.none ?? {};
}
