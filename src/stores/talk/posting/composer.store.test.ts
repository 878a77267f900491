import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { KEPT_INTENT_KEY } from '@/core/talk/intents/stored-intent';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import { draftKeyOf } from '@/core/talk/posting/stored-draft';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { ComposerKey, FeedKey } from '@/stores/talk/posting/keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const TEXT = 'Has anyone bought out 90 days?';

async function aWriter(options: MemoryAppOptions = {}): Promise<MemoryApp> {
  return await startMemoryApp({ as: 'writer', ...options });
}

async function aWrittenPost(options: MemoryAppOptions = {}): Promise<MemoryApp> {
  const here = await aWriter(options);
  const composer = here.store(ComposerKey);
  composer.open({ touchpoint: 'feed', community });
  await here.settle();
  composer.writing.changeTitle('Buyout?');
  composer.writing.changeContent(TEXT);
  return here;
}

function postsOf({ world, me }: MemoryApp): readonly string[] {
  return world
    .records(PostRecords)
    .all.filter(({ authorId }) => authorId === me.id)
    .map(({ content }) => content);
}

describe('the draft', () => {
  it('is on the device after each change, before anything else happens', async () => {
    const { store, storage, me } = await startMemoryApp({ as: 'writer' });
    const { writing } = store(ComposerKey);
    const kept = () => storage.get(draftKeyOf(me.id)) ?? '';
    writing.changeContent('N');
    expect(kept()).toContain('"inputText":"N"');
    writing.changeContent('Ni');
    expect(kept()).toContain('"inputText":"Ni"');
    writing.changeTitle('T');
    expect(kept()).toContain('"title":"T"');
  });

  it('[EN-DRAFT] [EN-DRAFT-RESULT] has its members and what became of it, empty at start', async () => {
    const { store } = await aWriter();
    expect(store(ComposerKey).writing.draft).toMatchObject({
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
    });
  });

  it('carries the page’s campaign, or the one that it is opened with', async () => {
    const { store } = await aWriter({ address: '/?campaign=desktop_nav' });
    store(ComposerKey).open({});
    expect(store(ComposerKey).writing.draft.internalCampaign).toBe('desktop_nav');
    store(ComposerKey).open({ campaign: 'abc_after_profile_and_verification' });
    expect(store(ComposerKey).writing.draft.internalCampaign).toBe('abc_after_profile_and_verification');
  });

  it('is there again after a reload, with its key, and nobody else gets it', async () => {
    const first = await aWrittenPost();
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    expect(again.store(ComposerKey).writing.draft).toMatchObject({ inputText: TEXT, title: 'Buyout?' });
    expect(again.store(ComposerKey).writing.draft.selectedCommunity).toEqual(community);
    expect(again.store(ComposerKey).writing.draft.idempotencyKey).toBe(
      first.store(ComposerKey).writing.draft.idempotencyKey,
    );
    const other = await aWriter({
      storage,
      world,
      me: world.records(UserRecords).add('Ravi Menon', 'ravi@vaayuna.example'),
    });
    expect(other.store(ComposerKey).writing.isWritten).toBe(false);
  });

  it('is not stored for a guest', async () => {
    const { store, storage, me } = await startMemoryApp();
    store(ComposerKey).writing.changeContent(TEXT);
    expect(storage.get(draftKeyOf(me.id))).toBeNull();
  });

  it('stays where one closes, and says so', async () => {
    const { store, toasts } = await aWrittenPost({ address: '/communities' });
    store(ComposerKey).close();
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(store(ComposerKey).writing.draft).toMatchObject({ inputText: TEXT, openTouchpoint: '' });
    expect(toasts.shown[0]?.text1).toBe(postingMessages.draftKept);
  });

  it('stays without a toast where the line above the feed shows it', async () => {
    const { store, toasts } = await aWrittenPost();
    store(ComposerKey).close();
    expect(store(ComposerKey).writing.draft).toMatchObject({ inputText: TEXT });
    expect(toasts.shown).toEqual([]);
  });

  it('closes without a word where nothing is written', async () => {
    const { store, toasts } = await aWriter();
    store(ComposerKey).open({});
    store(ComposerKey).close();
    expect(toasts.shown).toEqual([]);
  });

  it('is emptied where one discards it, and comes back with undo', async () => {
    const { store, toasts, storage, me } = await aWrittenPost();
    const composer = store(ComposerKey);
    composer.discard();
    expect(composer).toMatchObject({ isOpen: false, writing: { isWritten: false } });
    expect(storage.get(draftKeyOf(me.id))).toBeNull();
    const undo = toasts.shown[0]?.props;
    expect(undo?.linkText).toBe('Undo');
    undo?.onLinkClick?.();
    expect(composer).toMatchObject({ isOpen: true, writing: { draft: { inputText: TEXT, title: 'Buyout?' } } });
    expect(storage.get(draftKeyOf(me.id))).toContain(TEXT);
  });
});

describe('errors and warnings', () => {
  it('shows an error of a part once it was left or one tried to post', async () => {
    const { store, line } = await aWriter();
    const composer = store(ComposerKey);
    composer.open({});
    expect(composer.writing.form.errors).toEqual({});
    composer.writing.form.leave('content');
    expect(composer.writing.form.errors).toEqual({ content: postingMessages.contentMissing });
    await composer.submit();
    expect(composer.writing.form.errors).toEqual({
      content: postingMessages.contentMissing,
      community: postingMessages.communityMissing,
    });
    expect(line.countOf('createPost')).toBe(0);
    composer.writing.changeContent(TEXT);
    composer.writing.changeCommunity(community);
    expect(composer.writing.form.errors).toEqual({});
  });

  it('refuses a text over 10,000 characters and counts an emoji once', async () => {
    const { store } = await aWrittenPost();
    const composer = store(ComposerKey);
    composer.writing.changeContent('😀'.repeat(10_000));
    expect(lengthOf(composer.writing.content)).toBe(10_000);
    composer.writing.form.leave('content');
    expect(composer.writing.form.errors).toEqual({});
    composer.writing.changeContent('न'.repeat(10_001));
    expect(composer.writing.form.errors.content).toBe('Shorten your post to 10,000 characters.');
  });

  it('puts the service’s sentences at their parts until these are changed', async () => {
    const { store, line } = await aWrittenPost();
    const composer = store(ComposerKey);
    line.failNext(failureOf(422, 'community_not_usable', { community: 'Choose another community.' }));
    await composer.submit();
    expect(composer.writing.form.errors).toEqual({ community: 'Choose another community.' });
    expect(composer.writing.failureText).toBeNull();
    composer.writing.changeCommunity({ ...community, entityId: 2 });
    expect(composer.writing.form.errors).toEqual({});
  });
});

describe('posting', () => {
  it('[ST-POST-SUCCESS] marks the post as added with its id and community, and empties the draft', async () => {
    const here = await aWrittenPost();
    const composer = here.store(ComposerKey);
    const feed = here.store(FeedKey);
    await composer.submit();
    const [post] = feed.visible;
    expect(composer.writing.draft).toMatchObject({
      newPostAdded: true,
      newPostAddedId: post?.id,
      newPostAddedCommunities: [community],
      inputText: '',
    });
    expect(post).toMatchObject({ content: TEXT, title: 'Buyout?', isMine: true });
    expect(composer.isOpen).toBe(false);
    expect(here.storage.get(draftKeyOf(here.me.id))).toBeNull();
  });

  it('tells that the post is live, with a link to it', async () => {
    const { store, toasts, location } = await aWrittenPost();
    await store(ComposerKey).submit();
    const [toast] = toasts.shown;
    expect(toast).toMatchObject({ type: 'success', text1: postingMessages.posted });
    toast?.props.onLinkClick?.();
    expect(location.current()).toBe(`/p/${store(ComposerKey).writing.draft.newPostAddedId}`);
  });

  it('shows the post once on top, whoever is quicker: the answer or the event for everybody', async () => {
    const { store, settle } = await aWrittenPost();
    await store(ComposerKey).submit();
    await settle();
    const id = store(ComposerKey).writing.draft.newPostAddedId;
    expect(store(FeedKey).visible.filter((post) => post.id === id)).toHaveLength(1);
    expect(store(FeedKey).visible[0]).toMatchObject({ id, isMine: true });
  });

  it('[ST-POST-MESSAGE] [EN-DRAFT-RESULT] keeps the message of a refusal, and no post id', async () => {
    const here = await aWrittenPost();
    here.world.records(RoleRecords).of(here.me).isWriter = false;
    const composer = here.store(ComposerKey);
    await composer.submit();
    expect(composer.writing.draft).toMatchObject({ newPostAdded: false, newPostAddedId: '', inputText: TEXT });
    expect(composer.writing.draft.postCreationFailureMsg).toBe(
      'Complete your anonymous profile and your career details to post.',
    );
    expect(composer.writing.failureText).toBe(composer.writing.draft.postCreationFailureMsg);
    expect(composer.isOpen).toBe(true);
  });

  it('[ST-POST-REJECTED] keeps the error and the draft of a lost call', async () => {
    const { store, line } = await aWrittenPost();
    line.goOffline();
    await store(ComposerKey).submit();
    expect(store(ComposerKey).writing.draft).toMatchObject({
      rejection: failureOf(null),
      newPostAdded: false,
      inputText: TEXT,
    });
    expect(store(ComposerKey).writing.failureText).toBe(postingMessages.unknown);
    expect(store(ComposerKey).isOpen).toBe(true);
  });

  it('posts once where the answer was lost and one tries again', async () => {
    const here = await aWrittenPost();
    const composer = here.store(ComposerKey);
    here.line.loseAnswers('createPost', 2);
    await composer.submit();
    expect(composer.writing.draft.newPostAdded).toBe(false);
    const [written] = here.world.records(PostRecords).all.filter(({ authorId }) => authorId === here.me.id);
    await composer.submit();
    expect(composer.writing.draft.newPostAddedId).toBe(written?.id);
    expect(postsOf(here)).toEqual([TEXT]);
  });

  it('posts once where the page was loaded again after a lost answer', async () => {
    const first = await aWrittenPost();
    first.line.loseAnswers('createPost', 2);
    await first.store(ComposerKey).submit();
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    await again.store(ComposerKey).submit();
    expect(postsOf(again)).toEqual([TEXT]);
  });

  it('posts once where one presses twice', async () => {
    const here = await aWrittenPost();
    const composer = here.store(ComposerKey);
    await Promise.all([composer.submit(), composer.submit()]);
    expect(postsOf(here)).toEqual([TEXT]);
  });

  it('says that an earlier version is online where the text was changed after a lost answer', async () => {
    const here = await aWrittenPost();
    const composer = here.store(ComposerKey);
    here.line.loseAnswers('createPost', 2);
    await composer.submit();
    composer.writing.changeContent(`${TEXT} Please tell.`);
    await composer.submit();
    expect(composer.writing.form.errors.content).toBe(postingMessages.postedBefore);
    await composer.submit();
    expect(postsOf(here)).toEqual([TEXT, `${TEXT} Please tell.`]);
  });

  it('keeps the draft over a login where the session is over, and opens again after it', async () => {
    const first = await aWrittenPost();
    first.browser.signOut();
    await first.store(ComposerKey).submit();
    await first.settle();
    expect(first.store(ComposerKey).isOpen).toBe(false);
    expect(first.store(LoginKey).isOpen).toBe(true);
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    expect(again.store(ComposerKey)).toMatchObject({ isOpen: true, writing: { draft: { inputText: TEXT } } });
  });
});

describe('the end of the session', () => {
  it('closes the composer and empties it; the draft stays on the device for the next login', async () => {
    const { store, storage, me } = await aWrittenPost();
    store(SessionKey).markUnauthorised();
    expect(store(ComposerKey)).toMatchObject({ isOpen: false, writing: { isWritten: false } });
    expect(storage.get(draftKeyOf(me.id))).toContain(TEXT);
    expect(storage.get(KEPT_INTENT_KEY)).not.toBeNull();
  });

  it('asks for no composer after the login where none was open, and takes away the way back to a draft', async () => {
    const { store, storage, toasts } = await aWrittenPost();
    store(ComposerKey).discard();
    store(SessionKey).markUnauthorised();
    expect(storage.get(KEPT_INTENT_KEY)).toBeNull();
    expect(toasts.shown.filter(({ props }) => props.linkText === 'Undo')).toEqual([]);
  });

  it('changes nothing any more where a post is on its way', async () => {
    const { store, line, settle } = await aWrittenPost();
    line.hold();
    const submitted = store(ComposerKey).submit();
    store(SessionKey).markUnauthorised();
    line.release();
    await submitted;
    await settle();
    expect(store(ComposerKey).writing.draft).toMatchObject({ newPostAdded: false, inputText: '' });
  });
});

describe('the profile', () => {
  it('of a new post is the pseudonym, and of a written one its own while one has it', async () => {
    const here = await aWriter();
    const composer = here.store(ComposerKey);
    const profile = here.store(ProfileKey);
    composer.writing.changeProfileType('DESIGNATION');
    composer.open({});
    await here.settle();
    expect(composer.writing.draft.profileType).toBe('ANONYMOUS');
    composer.close();
    composer.writing.changeContent(TEXT);
    composer.writing.changeProfileType('DESIGNATION');
    composer.open({});
    await here.settle();
    expect(profile.pseudoProfiles).toMatchObject({ state: 'ready', value: { profilesAvailable: [{}] } });
    expect(composer.writing.draft.profileType).toBe('ANONYMOUS');
  });
});

describe('who may write', () => {
  it('opens for a writer', async () => {
    const { store } = await aWriter();
    store(ComposerKey).ask();
    expect(store(ComposerKey).isOpen).toBe(true);
  });

  it('leads a guest to the login, in the words for a question', async () => {
    const { store, storage } = await startMemoryApp();
    store(ComposerKey).ask({ community });
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(store(LoginKey)).toMatchObject({
      isOpen: true,
      props: { writerRequired: true, title: 'Log in to write' },
    });
    expect(storage.get(KEPT_INTENT_KEY)).not.toBeNull();
  });

  it('[ST-WRITER-PENDING] opens with source user_logged_in for a writer with the flag, which is cleared', async () => {
    const guest = await startMemoryApp();
    guest.store(ComposerKey).ask({ community });
    const { storage, world, me } = guest;
    const { store } = await aWriter({ storage, world, me });
    expect(store(ComposerKey).isOpen).toBe(true);
    expect(store(ComposerKey).writing.draft).toMatchObject({
      openTouchpoint: 'user_logged_in',
      selectedCommunity: community,
    });
    expect(storage.get(KEPT_INTENT_KEY)).toBeNull();
  });

  it('[ST-WRITER-PENDING] does not open for somebody who is no writer, and the flag stays', async () => {
    const guest = await startMemoryApp();
    guest.store(ComposerKey).ask();
    const { store, storage } = await startMemoryApp({ as: 'reader', storage: guest.storage });
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(storage.get(KEPT_INTENT_KEY)).not.toBeNull();
  });

  it('[RO-POSTING] leads a reader to writer onboarding', async () => {
    const { store, settle } = await startMemoryApp({ as: 'reader' });
    store(ComposerKey).ask();
    await settle();
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(store(OnboardingKey).isOpen).toBe(true);
    expect(store(OnboardingKey).state.sequence).toContain('CareerStatus');
  });
});
