import type { CommunityRef } from '@/core/talk/communities/community';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { attachedSubmissionOf } from './attachment-kinds';
import type { PostDraft } from './draft';
import type { PostEdit, PostSubmission } from './post';

const CAMPAIGN_LIMIT = 100;

/** Returns the submission without blank title and campaign (EN-POST-SUBMIT). */
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

function isLinkLeftOut({ linkLeftOut, inputText }: PostDraft): boolean {
  return linkLeftOut !== '' && linkLeftOut === linkedAddressOf(inputText);
}

export function postEditOf(draft: PostDraft): PostEdit {
  return {
    content: draft.inputText,
    media: attachedSubmissionOf(draft).media,
    title: draft.title.trim() === '' ? null : draft.title,
  };
}
