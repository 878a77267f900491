import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { workingDetails } from '@tests/support/career-details';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { PostAuthor } from '@/core/account/profile/post-author';
import { postPathOf } from '@/core/talk/posting/post-path';
import { ProfileKey } from '@/stores/account/profile/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';

const DESIGNATION = anAuthor({ name: 'Software Engineer at Vaayuna Technologies', profileType: 'DESIGNATION' });
const PSEUDONYM = anAuthor({ name: 'FilterKaapi', profileType: 'ANONYMOUS' });

/**
 * A writer with both profiles; `own` is the user's profile on the post, null for another user's
 * post.
 */
async function at(own: PostAuthor | null) {
  const here = await startMemoryApp({ as: 'writer' });
  const { world, me, store, settle } = here;
  const working = { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies', ...workingDetails };
  const status = { type: 'working', working, student: null, unemployed: null } as const;
  world.records(CareerRecords).of(me).career = {
    careerStatusId: 41,
    status,
    provedAt: null,
    code: null,
    codesSentAt: [],
  };
  const post = aMemoryPost(world, own === null ? {} : { authorId: me.id, author: own });
  await here.app.arrive(postPathOf(post.id), '');
  const writing = store(CommentWritingKey);
  const target = { kind: 'post', id: post.id } as const;
  const open = async () => {
    writing.open(target);
    await settle();
    const box = writing.boxOf(target);
    if (box === null) throw new Error('The box of the post is closed.');
    writing.write(box, 'It took me 60 days.');
    return box;
  };
  const written = () => post.comments.map(({ author }) => author.name);
  return { ...here, post, writing, open, written, page: store(PostPageKey) };
}

describe('the profile of a comment', () => {
  it('is the pseudonym below the post of another user, and that of the post below an own one', async () => {
    for (const [own, name] of [
      [null, 'FilterKaapi'],
      [PSEUDONYM, 'FilterKaapi'],
      [DESIGNATION, DESIGNATION.name],
    ] as const) {
      const { writing, open, written, settle } = await at(own);
      const box = await open();
      expect(writing.profileOf(box)?.profileData.name).toBe(name);
      await writing.submit(box);
      await settle();
      expect(written()).toEqual([name]);
    }
  });

  it('can be changed for one comment, and the next one starts as ever', async () => {
    const { writing, open, written, settle } = await at(null);
    const box = await open();
    writing.chooseProfile(box, 'DESIGNATION');
    await writing.submit(box);
    await settle();
    expect(written()).toEqual([DESIGNATION.name]);
    // Now the designation is the user's profile in this thread.
    expect(writing.profileOf(await open())?.profileType).toBe('DESIGNATION');
    const elsewhere = await at(null);
    expect(elsewhere.writing.profileOf(await elsewhere.open())?.profileType).toBe('ANONYMOUS');
  });

  it('is asked about once where the user is there under another name', async () => {
    const { writing, open, written, settle } = await at(PSEUDONYM);
    const box = await open();
    writing.chooseProfile(box, 'DESIGNATION');
    expect(writing.otherNameOf(box)).toBe('FilterKaapi');
    await writing.submit(box);
    expect([written(), box.profileQuestions]).toEqual([[], 1]);
    expect(box.isAskedAboutName(DESIGNATION.name)).toBe(true);
    await writing.submit(box);
    await settle();
    expect(written()).toEqual([DESIGNATION.name]);
    const again = await open();
    writing.chooseProfile(again, 'DESIGNATION');
    expect(writing.otherNameOf(again)).toBeNull();
  });

  it('is asked about below a post under a pseudonym that the user has given up', async () => {
    const { writing, open, written, settle, world, me, store } = await at(PSEUDONYM);
    const { anonymous } = world.records(ProfileRecords).of(me);
    world.records(ProfileRecords).change(me, { ...anonymous, userName: 'QuietWalker88' });
    await store(ProfileKey).loadPseudoProfiles();
    const box = await open();
    expect(writing.otherNameOf(box)).toBe('FilterKaapi');
    await writing.submit(box);
    await settle();
    expect([written(), box.profileQuestions]).toEqual([[], 1]);
  });

  it('stays chosen over a reload, and is no question while a comment is changed', async () => {
    const { writing, open, post } = await at(null);
    const box = await open();
    writing.chooseProfile(box, 'DESIGNATION');
    writing.close({ kind: 'post', id: post.id });
    expect((await open()).draft.profileType).toBe('DESIGNATION');
    writing.open({ kind: 'edit', id: post.id });
    const edit = writing.boxOf({ kind: 'edit', id: post.id });
    expect(edit === null ? null : writing.otherNameOf(edit)).toBeNull();
  });
});
