import type { CommunityRef } from '@/core/talk/communities/community';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { attachedSubmissionOf } from './attachment-kinds';
import type { PostDraft } from './draft';
import type { PostEdit, PostSubmission } from './post';

const CAMPAIGN_LIMIT = 100;

/**
 * Returns the submission of a draft and its community (EN-POST-SUBMIT): the text as it was written, no title for a blank one, no
 * campaign if there is none.
 */
export function submissionOf(draft: PostDraft, community: CommunityRef): PostSubmission {
  const campaign = draft.internalCampaign.slice(0, CAMPAIGN_LIMIT);
  return {
    content: draft.inputText,
    title: draft.title.trim() === '' ? null : draft.title,
    community: { type: community.type, entityId: community.entityId },
    ...(campaign !== '' && { campaign }),
    profileType: draft.profileType,
    ...attachedSubmissionOf(draft),
    ...(isLinkLeftOut(draft) && { withoutLink: true }),
  };
}

/** Returns whether the card that the post would show is left out. */
function isLinkLeftOut({ linkLeftOut, inputText }: PostDraft): boolean {
  return linkLeftOut !== '' && linkLeftOut === linkedAddressOf(inputText);
}

/** Returns the change of the post that a draft edits. */
export function editOf(draft: PostDraft): PostEdit {
  return {
    content: draft.inputText,
    media: attachedSubmissionOf(draft).media,
    title: draft.title.trim() === '' ? null : draft.title,
  };
}
