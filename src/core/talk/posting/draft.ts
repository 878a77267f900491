import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Failure } from '@/core/kernel/common/failure';
import { draftImageOf, withImages } from '@/core/kernel/pictures/draft-images';
import type { CommunityRef } from '@/core/talk/communities/community';
import { videoDraftOfPost } from '@/core/talk/post-media/video-draft';
import type { RephraseOutcome } from '@/core/talk/post-writing/rephrase.rules';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { attachedKindOf } from './attachment-kinds';
import type { DraftAttachments } from './draft-attachments';
import { NO_ATTACHMENTS } from './draft-attachments';
import type { Post } from './post';

export interface DraftCommunity extends CommunityRef {
  readonly name: string;
  readonly logo: string | null;
}

export function draftCommunityOf({ type, entityId, name, logo }: DraftCommunity): DraftCommunity {
  return { type, entityId, name, logo };
}

/** A draft with the outcome of its submission (EN-DRAFT, EN-DRAFT-RESULT). */
export interface PostDraft extends DraftAttachments {
  readonly postId: string;
  readonly inputText: string;
  readonly title: string;
  readonly selectedCommunity: DraftCommunity | null;
  readonly profileType: ProfileType;
  readonly internalCampaign: string;
  readonly openTouchpoint: string;
  /** The address whose card the user removed. Empty if there is none. Another address in the text has a card again. */
  readonly linkLeftOut: string;

  /** The rephrased title, until the composer closes (EN-DRAFT-REPHRASE). Empty if there is none. */
  readonly rephrasedTitle: string;
  readonly rephrasedDesc: string;
  readonly rephrasedResponseType: RephraseOutcome | '';

  readonly newPostAdded: boolean;
  readonly newPostAddedId: string;
  readonly newPostAddedCommunities: readonly DraftCommunity[];
  readonly postCreationFailureMsg: string;
  readonly rejection: Failure | null;

  /** The key of the post, kept over retries so that a lost response does not create two posts. */
  readonly idempotencyKey: string;
}

export type DraftEvent =
  | {
      readonly kind: 'opened';
      readonly touchpoint: string;
      readonly campaign: string;
      readonly community: DraftCommunity | null;
    }
  | { readonly kind: 'contentChanged'; readonly text: string }
  | { readonly kind: 'titleChanged'; readonly title: string }
  | { readonly kind: 'communityChanged'; readonly community: DraftCommunity | null }
  | { readonly kind: 'profileTypeChanged'; readonly profileType: ProfileType }
  | { readonly kind: 'attachmentChanged'; readonly change: Partial<DraftAttachments> }
  | { readonly kind: 'linkChosen'; readonly leftOut: string }
  | {
      readonly kind: 'rephrased';
      readonly title: string;
      readonly description: string;
      readonly outcome: RephraseOutcome | '';
    }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'succeeded'; readonly postId: string; readonly freshKey: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'rejected'; readonly failure: Failure; readonly freshKey: string }
  | { readonly kind: 'closed' };

export function emptyDraft(idempotencyKey: string): PostDraft {
  return {
    postId: '',
    inputText: '',
    title: '',
    selectedCommunity: null,
    profileType: 'ANONYMOUS',
    ...NO_ATTACHMENTS,
    internalCampaign: '',
    openTouchpoint: '',
    linkLeftOut: '',
    rephrasedTitle: '',
    rephrasedDesc: '',
    rephrasedResponseType: '',
    newPostAdded: false,
    newPostAddedId: '',
    newPostAddedCommunities: [],
    postCreationFailureMsg: '',
    rejection: null,
    idempotencyKey,
  };
}

export function editDraftOf(post: Post, idempotencyKey: string): PostDraft {
  return {
    ...emptyDraft(idempotencyKey),
    ...withImages(post.media.flatMap((item) => (item.type === 'IMAGE' ? [draftImageOf(item)] : []))),
    videoDraft: videoDraftOfPost(post.media),
    postId: post.id,
    inputText: post.content,
    title: post.title ?? '',
    selectedCommunity: post.community,
    profileType: post.author.profileType,
    // If the post shows no link card, a change of its words brings none back.
    linkLeftOut: post.link === null ? (linkedAddressOf(post.content) ?? '') : '',
  };
}

export function isChanged(original: PostDraft, draft: PostDraft): boolean {
  const said = ({ inputText, title, images, videoDraft }: PostDraft) =>
    JSON.stringify([
      inputText,
      title,
      images.map(({ uri, uploadKey, details }) => [uploadKey === '' ? uri : uploadKey, details.description]),
      videoDraft?.config.url,
    ]);
  return said(original) !== said(draft);
}

export function isWritten(draft: PostDraft): boolean {
  return draft.inputText.trim() !== '' || draft.title.trim() !== '' || attachedKindOf(draft) !== null;
}

export function draftAfter(draft: PostDraft, event: DraftEvent): PostDraft {
  switch (event.kind) {
    case 'opened':
      return {
        ...withoutResult(draft),
        openTouchpoint: event.touchpoint,
        internalCampaign: event.campaign,
        selectedCommunity: event.community ?? draft.selectedCommunity,
      };
    case 'contentChanged':
      return { ...draft, inputText: storable(event.text) };
    case 'titleChanged':
      return { ...draft, title: storable(event.title) };
    case 'communityChanged':
      return { ...draft, selectedCommunity: event.community };
    case 'profileTypeChanged':
      return { ...draft, profileType: event.profileType };
    case 'attachmentChanged':
      return { ...draft, ...event.change };
    case 'linkChosen':
      return { ...draft, linkLeftOut: event.leftOut };
    case 'rephrased':
      return {
        ...draft,
        rephrasedTitle: event.title,
        rephrasedDesc: event.description,
        rephrasedResponseType: event.outcome,
      };
    case 'submitted':
      return withoutResult(draft);
    case 'succeeded':
      return succeeded(draft, event.postId, event.freshKey);
    case 'refused':
      return { ...withoutResult(draft), postCreationFailureMsg: event.message };
    case 'rejected':
      return { ...withoutResult(draft), rejection: event.failure, idempotencyKey: keyAfter(draft, event) };
    case 'closed':
      return { ...draft, openTouchpoint: '', rephrasedTitle: '', rephrasedDesc: '', rephrasedResponseType: '' };
  }
}

/** Marks the post as added and empties the draft (ST-POST-SUCCESS). */
function succeeded(draft: PostDraft, postId: string, freshKey: string): PostDraft {
  return {
    ...emptyDraft(freshKey),
    newPostAdded: true,
    newPostAddedId: postId,
    newPostAddedCommunities: draft.selectedCommunity === null ? [] : [draft.selectedCommunity],
  };
}

/**
 * Returns the key for a retry. A key that was used for other content is replaced, since that content is a post already.
 */
function keyAfter(draft: PostDraft, { failure, freshKey }: { failure: Failure; freshKey: string }): string {
  return failure.code === 'idempotency_key_reused' ? freshKey : draft.idempotencyKey;
}

function withoutResult(draft: PostDraft): PostDraft {
  return {
    ...draft,
    newPostAdded: false,
    newPostAddedId: '',
    newPostAddedCommunities: [],
    postCreationFailureMsg: '',
    rejection: null,
  };
}

function storable(text: string): string {
  return text.replaceAll('\0', '');
}
