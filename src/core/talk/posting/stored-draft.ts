import * as v from 'valibot';
import { PROFILE_TYPES } from '@/core/account/profile/profile-type';
import { parseStored } from '@/core/kernel/common/parse-stored';
import { withImages } from '@/core/kernel/pictures/draft-images';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';
import { POLL_DURATIONS, POLL_LIMITS } from '@/core/talk/polls/poll.rules';
import { StoredImages, StoredVideo, storedImagesOf } from '@/core/talk/post-media/stored-media';
import type { PostDraft } from './draft';
import { emptyDraft } from './draft';

export function draftKeyOf(owner: string, number = 0): string {
  return number === 0 ? `postDraft.${owner}` : `postDraft.${owner}.${number}`;
}

export function numberOfDraftKey(key: string, owner: string): number {
  return Number(key.slice(draftKeyOf(owner).length + 1));
}

export function editDraftKeyOf(owner: string, postId: string): string {
  return `postEdit.${owner}.${postId}`;
}

const VERSION = 1;

/**
 * Serializes a draft with the key that prevents a second post after a lost response. `owner` is the public id of the
 * user. Another user cannot read the draft.
 */
export function serializeDraft(draft: PostDraft, owner: string): string {
  return JSON.stringify({
    version: VERSION,
    owner,
    postId: draft.postId,
    inputText: draft.inputText,
    title: draft.title,
    selectedCommunity: draft.selectedCommunity,
    profileType: draft.profileType,
    internalCampaign: draft.internalCampaign,
    idempotencyKey: draft.idempotencyKey,
    poll: draft.poll,
    salaryIds: draft.salaryIds,
    linkLeftOut: draft.linkLeftOut,
    images: storedImagesOf(draft.images),
    videoDraft: draft.videoDraft,
  });
}

const Community = v.object({
  type: v.picklist(COMMUNITY_TYPES),
  entityId: v.number(),
  name: v.string(),
  logo: v.fallback(v.nullable(v.string()), null),
});

const Poll = v.object({
  options: v.pipe(v.array(v.string()), v.minLength(POLL_LIMITS.minOptions), v.maxLength(POLL_LIMITS.maxOptions)),
  durationHours: v.picklist(POLL_DURATIONS),
});

const StoredDraft = v.object({
  version: v.literal(VERSION),
  owner: v.string(),
  postId: v.fallback(v.string(), ''),
  inputText: v.string(),
  title: v.string(),
  selectedCommunity: v.fallback(v.nullable(Community), null),
  profileType: v.picklist(PROFILE_TYPES),
  internalCampaign: v.string(),
  idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
  poll: v.fallback(v.nullable(Poll), null),
  salaryIds: v.fallback(v.array(v.number()), []),
  linkLeftOut: v.fallback(v.string(), ''),
  images: v.fallback(StoredImages, []),
  videoDraft: v.fallback(StoredVideo, null),
});

export function parseStoredDraft(stored: string | null, owner: string): PostDraft | null {
  const kept = parseStored(StoredDraft, stored);
  if (kept === null || kept.owner !== owner) return null;
  const { version: _version, owner: _owner, idempotencyKey, images, ...written } = kept;
  return { ...emptyDraft(idempotencyKey), ...written, ...withImages(images) };
}
