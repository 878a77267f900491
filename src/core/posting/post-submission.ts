import type { CommunityRef } from '@/core/communities/community';
import type { PostDraft } from './draft';
import type { PostSubmission } from './post';

const CAMPAIGN_LIMIT = 100;

/**
 * Returns the submission of a draft and its community (EN-POST-SUBMIT): the text as it was written, no title for a blank one, no
 * campaign where there is none.
 */
export function submissionOf(draft: PostDraft, community: CommunityRef): PostSubmission {
  const campaign = draft.internalCampaign.slice(0, CAMPAIGN_LIMIT);
  return {
    content: draft.inputText,
    media: [],
    poll: null,
    title: draft.title.trim() === '' ? null : draft.title,
    community: { type: community.type, entityId: community.entityId },
    ...(campaign !== '' && { campaign }),
    profileType: draft.profileType,
    salaryIds: draft.salaryIds,
  };
}
