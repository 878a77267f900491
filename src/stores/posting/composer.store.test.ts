import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PENDING_CREATE_POST_KEY } from '@/core/posting/create-post-opening';
import { postingMessages } from '@/core/posting/posting-messages';
import { DRAFT_STORAGE_KEY } from '@/core/posting/stored-draft';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const TEXT = 'Has anyone bought out 90 days?';

async function aWriter(options: MemoryAppOptions = {}): Promise<MemoryApp> {
  return await startMemoryApp({ as: 'writer', ...options });
}

/** A writer with a whole post before them. */
async function aWrittenPost(options: MemoryAppOptions = {}): Promise<MemoryApp> {
  const here = await aWriter(options);
  const { composer } = here.stores;
  composer.open({ touchpoint: 'feed', community });
  composer.writing.changeTitle('Buyout?');
  composer.writing.changeContent(TEXT);
  return here;
}

function postsOf({ world, me }: MemoryApp): readonly string[] {
  return [...world.posts.values()].filter(({ authorId }) => authorId === me.id).map(({ content }) => content);
}

describe('the draft', () => {
  it('[EN-DRAFT] [EN-DRAFT-RESULT] has its members and what became of it, empty at start', async () => {
    const { stores } = await aWriter();
    expect(stores.composer.writing.draft).toMatchObject({
      postId: '',
      inputText: '',
      inputHtml: '',
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
    const { stores } = await aWriter({ address: '/?campaign=desktop_nav' });
    stores.composer.open({});
    expect(stores.composer.writing.draft.internalCampaign).toBe('desktop_nav');
    stores.composer.open({ campaign: 'abc_after_profile_and_verification' });
    expect(stores.composer.writing.draft.internalCampaign).toBe('abc_after_profile_and_verification');
  });

  it('is there again after a reload, with its key, and nobody else gets it', async () => {
    const first = await aWrittenPost();
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    expect(again.stores.composer.writing.draft).toMatchObject({ inputText: TEXT, title: 'Buyout?' });
    expect(again.stores.composer.writing.draft.selectedCommunity).toEqual(community);
    expect(again.stores.composer.writing.draft.idempotencyKey).toBe(first.stores.composer.writing.draft.idempotencyKey);
    const other = await aWriter({ storage, world, me: world.addPerson('Ravi Menon', 'ravi@vaayuna.example') });
    expect(other.stores.composer.writing.isWritten).toBe(false);
  });

  it('is not stored for a guest', async () => {
    const { stores, storage } = await startMemoryApp();
    stores.composer.writing.changeContent(TEXT);
    expect(storage.get(DRAFT_STORAGE_KEY)).toBeNull();
  });

  it('stays where one closes, and says so', async () => {
    const { stores, toasts } = await aWrittenPost();
    stores.composer.close();
    expect(stores.composer.isOpen).toBe(false);
    expect(stores.composer.writing.draft).toMatchObject({ inputText: TEXT, openTouchpoint: '' });
    expect(toasts.shown[0]?.text1).toBe(postingMessages.draftKept);
  });

  it('closes without a word where nothing is written', async () => {
    const { stores, toasts } = await aWriter();
    stores.composer.open({});
    stores.composer.close();
    expect(toasts.shown).toEqual([]);
  });

  it('is emptied where one discards it, and comes back with undo', async () => {
    const { stores, toasts, storage } = await aWrittenPost();
    const { composer } = stores;
    composer.discard();
    expect(composer).toMatchObject({ isOpen: false, writing: { isWritten: false } });
    expect(storage.get(DRAFT_STORAGE_KEY)).toBeNull();
    const undo = toasts.shown[0]?.props;
    expect(undo?.linkText).toBe('Undo');
    undo?.onLinkClick?.();
    expect(composer).toMatchObject({ isOpen: true, writing: { draft: { inputText: TEXT, title: 'Buyout?' } } });
    expect(storage.get(DRAFT_STORAGE_KEY)).toContain(TEXT);
  });
});

describe('errors and warnings', () => {
  it('shows an error of a part once it was left or one tried to post', async () => {
    const { stores, line } = await aWriter();
    const { composer } = stores;
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
    const { stores } = await aWrittenPost();
    const { composer } = stores;
    composer.writing.changeContent('😀'.repeat(10_000));
    expect(composer.writing.lengths.content).toBe(10_000);
    composer.writing.form.leave('content');
    expect(composer.writing.form.errors).toEqual({});
    composer.writing.changeContent('न'.repeat(10_001));
    expect(composer.writing.form.errors.content).toBe('Shorten your post to 10,000 characters; it has 10,001.');
  });

  it('warns of private addresses and posts all the same', async () => {
    const here = await aWrittenPost();
    here.stores.composer.writing.changeContent('Write to asha.nair@gmail.com');
    expect(here.stores.composer.writing.contactAddresses).toEqual(['asha.nair@gmail.com']);
    await here.stores.composer.submit();
    expect(postsOf(here)).toEqual(['Write to asha.nair@gmail.com']);
  });

  it('puts the service’s sentences at their parts until these are changed', async () => {
    const { stores, line } = await aWrittenPost();
    const { composer } = stores;
    line.failNext(failureOf(422, 'community_not_found', { community: 'Choose another community.' }));
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
    const { composer, feed } = here.stores;
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
    expect(here.storage.get(DRAFT_STORAGE_KEY)).toBeNull();
  });

  it('tells that the post is live, with a link to it', async () => {
    const { stores, toasts, location } = await aWrittenPost();
    await stores.composer.submit();
    const [toast] = toasts.shown;
    expect(toast).toMatchObject({ type: 'success', text1: postingMessages.posted });
    toast?.props.onLinkClick?.();
    expect(location.current()).toBe(`/p/${stores.composer.writing.draft.newPostAddedId}`);
  });

  it('shows the post once on top, whoever is quicker: the answer or the event for everybody', async () => {
    const { stores, settle } = await aWrittenPost();
    await stores.composer.submit();
    await settle();
    const id = stores.composer.writing.draft.newPostAddedId;
    expect(stores.feed.visible.filter((post) => post.id === id)).toHaveLength(1);
    expect(stores.feed.visible[0]).toMatchObject({ id, isMine: true });
  });

  it('[ST-POST-MESSAGE] [EN-DRAFT-RESULT] keeps the message of a refusal, and no post id', async () => {
    const here = await aWrittenPost();
    here.me.isWriter = false;
    const { composer } = here.stores;
    await composer.submit();
    expect(composer.writing.draft).toMatchObject({ newPostAdded: false, newPostAddedId: '', inputText: TEXT });
    expect(composer.writing.draft.postCreationFailureMsg).toBe(
      'Complete your anonymous profile and your career details to post.',
    );
    expect(composer.writing.failureText).toBe(composer.writing.draft.postCreationFailureMsg);
    expect(composer.isOpen).toBe(true);
  });

  it('[ST-POST-REJECTED] keeps the error and the draft of a lost call', async () => {
    const { stores, line } = await aWrittenPost();
    line.goOffline();
    await stores.composer.submit();
    expect(stores.composer.writing.draft).toMatchObject({
      rejection: failureOf(null),
      newPostAdded: false,
      inputText: TEXT,
    });
    expect(stores.composer.writing.failureText).toBe(postingMessages.notPostedOffline);
    expect(stores.composer.isOpen).toBe(true);
  });

  it('posts once where the answer was lost and one tries again', async () => {
    const here = await aWrittenPost();
    const { composer } = here.stores;
    here.line.loseNextAnswer();
    await composer.submit();
    expect(composer.writing.draft.newPostAdded).toBe(false);
    const [written] = [...here.world.posts.values()].filter(({ authorId }) => authorId === here.me.id);
    await composer.submit();
    expect(composer.writing.draft.newPostAddedId).toBe(written?.id);
    expect(postsOf(here)).toEqual([TEXT]);
  });

  it('posts once where the page was loaded anew after a lost answer', async () => {
    const first = await aWrittenPost();
    first.line.loseNextAnswer();
    await first.stores.composer.submit();
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    await again.stores.composer.submit();
    expect(postsOf(again)).toEqual([TEXT]);
  });

  it('posts once where one presses twice', async () => {
    const here = await aWrittenPost();
    const { composer } = here.stores;
    await Promise.all([composer.submit(), composer.submit()]);
    expect(postsOf(here)).toEqual([TEXT]);
  });

  it('says that an earlier version is online where the text was changed after a lost answer', async () => {
    const here = await aWrittenPost();
    const { composer } = here.stores;
    here.line.loseNextAnswer();
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
    await first.stores.composer.submit();
    await first.settle();
    expect(first.stores.composer.isOpen).toBe(false);
    expect(first.stores.login.isOpen).toBe(true);
    const { storage, world, me } = first;
    const again = await aWriter({ storage, world, me });
    expect(again.stores.composer).toMatchObject({ isOpen: true, writing: { draft: { inputText: TEXT } } });
  });
});

describe('the end of the session', () => {
  it('closes the composer and empties it; the draft stays on the device for the next login', async () => {
    const { stores, storage } = await aWrittenPost();
    const { composer } = stores;
    stores.session.markUnauthorised();
    expect(composer).toMatchObject({ isOpen: false, writing: { isWritten: false } });
    expect(storage.get(DRAFT_STORAGE_KEY)).toContain(TEXT);
    expect(storage.get(PENDING_CREATE_POST_KEY)).not.toBeNull();
  });

  it('asks for no composer after the login where none was open, and takes away the way back to a draft', async () => {
    const { stores, storage, toasts } = await aWrittenPost();
    stores.composer.discard();
    stores.session.markUnauthorised();
    expect(storage.get(PENDING_CREATE_POST_KEY)).toBeNull();
    expect(toasts.shown.filter(({ props }) => props.linkText === 'Undo')).toEqual([]);
  });

  it('changes nothing any more where a post is on its way', async () => {
    const { stores, line, settle } = await aWrittenPost();
    line.hold();
    const submitted = stores.composer.submit();
    stores.session.markUnauthorised();
    line.release();
    await submitted;
    await settle();
    expect(stores.composer.writing.draft).toMatchObject({ newPostAdded: false, inputText: '' });
  });
});

describe('the profile', () => {
  it('of a new post is the one that one has chosen, and of a written one its own while one has it', async () => {
    const here = await aWriter();
    const { composer, profile } = here.stores;
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
    const { stores } = await aWriter();
    stores.composer.ask();
    expect(stores.composer.isOpen).toBe(true);
  });

  it('leads a guest to the login, in the words for a question', async () => {
    const { stores, storage } = await startMemoryApp();
    stores.composer.ask({ community });
    expect(stores.composer.isOpen).toBe(false);
    expect(stores.login).toMatchObject({
      isOpen: true,
      props: { writerRequired: true, title: 'Log in to ask your question' },
    });
    expect(storage.get(PENDING_CREATE_POST_KEY)).not.toBeNull();
  });

  it('[ST-WRITER-PENDING] opens with source user_logged_in for a writer with the flag, which is cleared', async () => {
    const guest = await startMemoryApp();
    guest.stores.composer.ask({ community });
    const { storage, world, me } = guest;
    const { stores } = await aWriter({ storage, world, me });
    expect(stores.composer.isOpen).toBe(true);
    expect(stores.composer.writing.draft).toMatchObject({
      openTouchpoint: 'user_logged_in',
      selectedCommunity: community,
    });
    expect(storage.get(PENDING_CREATE_POST_KEY)).toBeNull();
  });

  it('[ST-WRITER-PENDING] does not open for somebody who is no writer, and the flag stays', async () => {
    const guest = await startMemoryApp();
    guest.stores.composer.ask();
    const { stores, storage } = await startMemoryApp({ as: 'reader', storage: guest.storage });
    expect(stores.composer.isOpen).toBe(false);
    expect(storage.get(PENDING_CREATE_POST_KEY)).not.toBeNull();
  });

  it('leads a reader to onboarding', async () => {
    const { stores } = await startMemoryApp({ as: 'reader' });
    stores.composer.ask();
    expect(stores.composer.isOpen).toBe(false);
    expect(stores.onboarding.isOpen).toBe(true);
  });
});
