import { aMemoryUser } from '@tests/support/a-memory-user';
import { guestMembership } from '@tests/support/memberships';
import { retryingWrites } from '@tests/support/retrying-writes';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { profileTagOf } from '@/adapters/memory/account/profile/memory-persona';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryPostWriting } from '@/adapters/memory/talk/posting/memory-post-writing';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { Membership } from '@/core/account/session/roles';

import type { DraftCommunity, DraftEvent, PostDraft } from './draft';
import { draftAfter, emptyDraft } from './draft';
import { draftEventOf } from './submission-outcome';
import { SubmitPost } from './submit-post.use-case';

const reader: Membership = { isLoggedIn: true, isReader: true, isWriter: false };
const writer: Membership = { ...reader, isWriter: true };
const community: DraftCommunity = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null };
const written: readonly DraftEvent[] = [
  { kind: 'communityChanged', community },
  { kind: 'contentChanged', text: 'Has anyone bought out 90 days?' },
];

describe('submitting a post', () => {
  let browser: MemoryBrowser;
  let submitPost: SubmitPost;
  let draft: PostDraft;
  let profileTag: string | null;
  beforeEach(() => {
    browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
    const me = aMemoryUser(browser.world, { isWriter: true, userName: 'NimbuPaani' });
    browser.signIn(me);
    profileTag = profileTagOf(browser.world, me);
    submitPost = new SubmitPost(new MemoryPostWriting(browser), retryingWrites());
    draft = written.reduce(draftAfter, emptyDraft('5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001'));
  });

  async function submit(membership: Membership = writer): Promise<void> {
    const outcome = await submitPost.execute({ draft, community, membership, profileTag });
    const event = draftEventOf(outcome, '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b002');
    if (event !== null) draft = draftAfter(draft, event);
  }

  it('adds the post and makes the draft ready for the next one', async () => {
    const size = browser.world.records(PostRecords).all.length;
    const { idempotencyKey } = draft;
    await submit();
    expect(browser.world.records(PostRecords).all.length).toBe(size + 1);
    expect(browser.world.records(PostRecords).find(draft.newPostAddedId)?.content).toBe(
      'Has anyone bought out 90 days?',
    );
    expect(draft).toMatchObject({ newPostAdded: true, inputText: '' });
    expect(draft.idempotencyKey).not.toBe(idempotencyKey);
  });

  it('leads guests to the login and readers to onboarding, without a call', async () => {
    const asGuest = await submitPost.execute({ draft, community, membership: guestMembership, profileTag });
    const asReader = await submitPost.execute({ draft, community, membership: reader, profileTag });
    expect([asGuest, asReader]).toEqual([
      { ok: false, failure: { kind: 'loginRequired' } },
      { ok: false, failure: { kind: 'writerRequired' } },
    ]);
    expect(browser.line.calls).toEqual([]);
    await submit(reader);
    expect(draft).toMatchObject({ inputText: 'Has anyone bought out 90 days?', rejection: null });
  });

  it('keeps the draft where the connection is lost, and posts once however often it is sent again', async () => {
    const size = browser.world.records(PostRecords).all.length;
    browser.line.goOffline();
    await submit();
    expect(draft).toMatchObject({ inputText: 'Has anyone bought out 90 days?', rejection: { kind: 'network' } });
    browser.line.goOnline();
    browser.line.loseAnswers('createPost', 2);
    await submit();
    expect(draft).toMatchObject({ newPostAdded: false, rejection: { kind: 'network' } });
    await submit();
    expect(draft).toMatchObject({ newPostAdded: true, rejection: null });
    expect(browser.world.records(PostRecords).all.length).toBe(size + 1);
  });

  it('says where the text that was changed after a lost answer is a post already', async () => {
    const size = browser.world.records(PostRecords).all.length;
    browser.line.loseAnswers('createPost', 2);
    await submit();
    draft = draftAfter(draft, { kind: 'contentChanged', text: 'Has anybody bought out 60 days?' });
    await submit();
    expect(draft).toMatchObject({ rejection: { code: 'idempotency_key_reused' }, newPostAdded: false });
    await submit();
    expect(draft.newPostAdded).toBe(true);
    expect(browser.world.records(PostRecords).all.length).toBe(size + 2);
  });

  it('stores the service’s message where it posts nothing', async () => {
    const viewer = browser.viewer();
    if (viewer === null) throw new Error('Somebody is signed in.');
    browser.world.records(RoleRecords).of(viewer).isWriter = false;
    await submit();
    expect(draft).toMatchObject({ newPostAdded: false, newPostAddedId: '', rejection: null });
    expect(draft.postCreationFailureMsg).toMatch(/^Complete your anonymous profile/);
  });
});
