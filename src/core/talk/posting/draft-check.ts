import type { Failure } from '@/core/kernel/common/failure';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { attachmentErrorsOf, attachmentRefusalsOf } from './attachment-kinds';
import type { PostDraft } from './draft';
import type { PostKind } from './post';
import { postingMessages } from './posting-messages';

export const MAX_CONTENT_LENGTH = 10_000;

export type DraftPart = 'community' | 'title' | 'content' | PostKind;

/** One sentence per invalid part. */
export type DraftErrors = Readonly<Partial<Record<DraftPart, string>>>;

/** Checks a draft. `openKind` is the kind whose editor is open. */
export function checkDraft(draft: PostDraft, openKind: PostKind | null = null): DraftErrors {
  const { inputText, title, selectedCommunity } = draft;
  const content = contentError(inputText);
  const titleError = tooLong(title, MAX_TITLE_LENGTH, postingMessages.titleTooLong);
  return {
    ...(content !== null && { content }),
    ...(titleError !== null && { title: titleError }),
    ...(selectedCommunity === null && { community: postingMessages.communityMissing }),
    ...attachmentErrorsOf(draft, openKind),
  };
}

export function hasNoErrors(errors: DraftErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** Returns errors by part. Errors of other fields are in the message. */
export function draftErrorsOf({ code, fields }: Failure): DraftErrors {
  if (code === 'idempotency_key_reused') return { content: postingMessages.postedBefore };
  const { content, title } = fields;
  const community = Object.entries(fields).find(([path]) => /^community(?:\.|$)/.test(path))?.[1];
  return {
    ...(content !== undefined && { content }),
    ...(title !== undefined && { title }),
    ...(community !== undefined && { community }),
    ...attachmentRefusalsOf(fields),
  };
}

function contentError(text: string): string | null {
  if (text.trim() === '') return postingMessages.contentMissing;
  return tooLong(text, MAX_CONTENT_LENGTH, postingMessages.contentTooLong);
}

function tooLong(text: string, limit: number, message: string): string | null {
  const length = lengthOf(text);
  return length <= limit ? null : fillTemplate(message, { limit: groupIndian(limit), length: groupIndian(length) });
}
