import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { DraftCommunity, PostDraft } from './draft';
import { draftAfter, emptyDraft, isWritten } from './draft';

const community: DraftCommunity = { type: 'topic', entityId: 2, name: 'Notice Period', logo: null };
const lost: Failure = { kind: 'network', status: null, code: 'network', message: '', fields: {} };
const reused: Failure = { kind: 'conflict', status: 409, code: 'idempotency_key_reused', message: '', fields: {} };

function aDraft(): PostDraft {
  const opened = draftAfter(emptyDraft('key-1'), { kind: 'opened', touchpoint: 'feed', campaign: 'abc', community });
  return draftAfter(opened, { kind: 'contentChanged', text: 'Has anyone bought out 90 days?' });
}

describe('a post draft', () => {
  it('starts empty', () => {
    expect(emptyDraft('key-1')).toMatchObject({
      postId: '',
      inputText: '',
      title: '',
      selectedCommunity: null,
      profileType: 'ANONYMOUS',
      salaryIds: [],
      internalCampaign: '',
      openTouchpoint: '',
      newPostAdded: false,
      newPostAddedId: '',
      newPostAddedCommunities: [],
      postCreationFailureMsg: '',
      rejection: null,
      idempotencyKey: 'key-1',
    });
    expect(isWritten(emptyDraft('key-1'))).toBe(false);
  });

  it('takes what is written and chosen', () => {
    const titled = draftAfter(aDraft(), { kind: 'titleChanged', title: 'Buyout\0?' });
    const moved = draftAfter(titled, { kind: 'communityChanged', community: { ...community, entityId: 3 } });
    const named = draftAfter(moved, { kind: 'profileTypeChanged', profileType: 'DESIGNATION' });
    expect(named).toMatchObject({
      inputText: 'Has anyone bought out 90 days?',
      title: 'Buyout?',
      selectedCommunity: { entityId: 3 },
      profileType: 'DESIGNATION',
      internalCampaign: 'abc',
      openTouchpoint: 'feed',
      idempotencyKey: 'key-1',
    });
    expect(isWritten(named)).toBe(true);
  });

  it('keeps its community where it is opened again without one, and loses its touchpoint when it is closed', () => {
    const closed = draftAfter(aDraft(), { kind: 'closed' });
    expect(closed).toMatchObject({ openTouchpoint: '', inputText: aDraft().inputText });
    const again = draftAfter(closed, { kind: 'opened', touchpoint: 'nav', campaign: '', community: null });
    expect(again).toMatchObject({ selectedCommunity: community, openTouchpoint: 'nav', internalCampaign: '' });
  });

  it('[ST-POST-SUCCESS] marks the post added with its id and community, and is empty for the next one', () => {
    const sent = draftAfter(aDraft(), { kind: 'submitted' });
    const added = draftAfter(sent, { kind: 'succeeded', postId: 'post-1', freshKey: 'key-2' });
    expect(added).toMatchObject({
      newPostAdded: true,
      newPostAddedId: 'post-1',
      newPostAddedCommunities: [community],
      inputText: '',
      selectedCommunity: null,
      idempotencyKey: 'key-2',
    });
  });

  it('[ST-POST-MESSAGE] stores the message of a refusal, has no post id and keeps what was written', () => {
    const added = draftAfter(aDraft(), { kind: 'succeeded', postId: 'post-1', freshKey: 'key-2' });
    const refused = draftAfter(added, { kind: 'refused', message: 'Complete your profile first.' });
    expect(refused).toMatchObject({
      postCreationFailureMsg: 'Complete your profile first.',
      newPostAddedId: '',
      newPostAddedCommunities: [],
      newPostAdded: false,
    });
    expect(draftAfter(aDraft(), { kind: 'refused', message: 'No.' }).inputText).toBe(aDraft().inputText);
  });

  it('[ST-POST-REJECTED] stores the error of a failed call and keeps text and key for the next try', () => {
    const rejected = draftAfter(draftAfter(aDraft(), { kind: 'submitted' }), {
      kind: 'rejected',
      failure: lost,
      freshKey: 'key-2',
    });
    expect(rejected).toMatchObject({
      rejection: lost,
      newPostAdded: false,
      inputText: aDraft().inputText,
      idempotencyKey: 'key-1',
    });
    expect(draftAfter(rejected, { kind: 'submitted' }).rejection).toBeNull();
  });

  it('gets a new key where its own is known from another content', () => {
    const rejected = draftAfter(aDraft(), { kind: 'rejected', failure: reused, freshKey: 'key-2' });
    expect(rejected).toMatchObject({ idempotencyKey: 'key-2', inputText: aDraft().inputText });
  });
});
