import { expect, it } from 'vitest';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import type { BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';
import { MAX_BOOKMARK_TITLE_LENGTH, MAX_BOOKMARKS } from '@/core/talk/bookmarks/bookmarks.rules';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

const SOME_POST: BookmarkId = { kind: 'post', itemId: UNKNOWN_ID };
const DAY_MS = 86_400_000;

export const bookmarksContract: Contract = (harness) => {
  const listOf = (user: Actor) => user.port(BookmarksPort);
  const all = async (user: Actor) => successOf(await listOf(user).listBookmarks({ limit: 50 })).items;
  const postOf = async (title: string): Promise<BookmarkId> => ({
    kind: 'post',
    itemId: await write(harness().as('writer'), { title }),
  });
  const aJob = async (title: string, daysAgo = 1): Promise<BookmarkId> => {
    const [id = ''] = await harness().seedJobs([{ title, company: 'Vaayuna Technologies', daysAgo }]);
    return { kind: 'job', itemId: id };
  };

  it('are of posts, jobs, reviews and questions, the last one first, with what everybody may read', async () => {
    const reader = await harness().newcomer();
    const own = listOf(reader);
    await harness().seedReviews([
      { companyId: 2, rating: 4, createdAt: '2026-09-03T06:00:00.000Z', likes: `${'Good people. '.repeat(20)}` },
      { companyId: 2, rating: 2, createdAt: '2026-08-03T06:00:00.000Z' },
    ]);
    await harness().seedInterviews({
      companyId: 2,
      jobProfileId: null,
      questions: [{ text: 'Why do you want to leave?' }],
      reports: [{ month: '2026-10' }],
    });
    const reviews = successOf(await reader.port(ReviewsPort).listReviews({ company: 'neelgiri-textiles' })).items;
    const questions = successOf(
      await reader.port(InterviewReadingPort).listInterviewQuestions({ company: 'neelgiri-textiles' }),
    ).items;
    // Only the month is listed, so two reviews may be in either order.
    const wordedFirst = reviews.toSorted((one) => (one.likes === null ? 1 : -1));
    const ofReviews = wordedFirst.map(({ id }): BookmarkId => ({ kind: 'review', itemId: id }));
    const question: BookmarkId = { kind: 'question', itemId: questions[0]?.questionId ?? '' };
    const items = [await postOf('Notice period'), await aJob('Weaver'), ...ofReviews, question];
    for (const item of items) successOf(await own.addBookmark(item));
    const company = { about: 'Neelgiri Textiles', company: 'neelgiri-textiles' };
    const listed = successOf(await own.listBookmarks({}));
    expect(listed.counts).toEqual({ post: 1, job: 1, review: 2, question: 1 });
    expect(listed.nextCursor).toBeNull();
    expect(listed.items.map(({ kind, itemId }) => ({ kind, itemId }))).toEqual(items.toReversed());
    expect(successOf(await own.listBookmarkIds()).items).toEqual(items.toReversed());
    const [asked, silent, worded, job, post] = listed.items.map(({ shown }) => shown);
    expect(asked).toEqual({ title: 'Why do you want to leave?', ...company });
    expect(silent).toEqual({ title: null, ...company });
    expect(worded).toMatchObject({ title: expect.stringMatching(/^Good people\. Good .*…$/u), ...company });
    expect(worded?.title?.length).toBeLessThanOrEqual(MAX_BOOKMARK_TITLE_LENGTH);
    expect(job).toEqual({ title: 'Weaver', about: 'Vaayuna Technologies', company: 'vaayuna-technologies' });
    expect(post).toMatchObject({ title: 'Notice period', company: null });
  });

  it('are read by kind and page by page, also where one at the end of a page is removed meanwhile', async () => {
    const reader = await harness().newcomer();
    const own = listOf(reader);
    const jobs = [await aJob('One'), await aJob('Two'), await aJob('Three')];
    for (const item of [await postOf('First'), ...jobs, await postOf('Second')]) successOf(await own.addBookmark(item));
    const titles = async (kind?: BookmarkKind) =>
      successOf(await own.listBookmarks(kind === undefined ? {} : { kind })).items.map(({ shown }) => shown?.title);
    expect(await titles('job')).toEqual(['Three', 'Two', 'One']);
    expect(await titles('review')).toEqual([]);
    const first = successOf(await own.listBookmarks({ limit: 2, kind: 'job' }));
    expect(first.counts).toEqual({ post: 2, job: 3, review: 0, question: 0 });
    successOf(await own.removeBookmark(jobs[1] ?? SOME_POST));
    const rest = successOf(await own.listBookmarks({ limit: 2, kind: 'job', cursor: first.nextCursor ?? '' }));
    expect([rest.items.map(({ shown }) => shown?.title), rest.nextCursor]).toEqual([['One'], null]);
    expectRefusal(await own.listBookmarks({ cursor: 'nonsense' }), 'invalid', 'cursor_invalid');
    expectInvalid(await own.listBookmarks({ limit: 51 }), 'limit');
  });

  it('change nothing when they are added or removed again, and are the user’s alone', async () => {
    const [reader, other] = [await harness().newcomer(), await harness().newcomer()];
    const [post, job] = [await postOf('First'), await aJob('Nurse')];
    for (const item of [post, job, post]) successOf(await listOf(reader).addBookmark(item));
    expect((await all(reader)).map(({ kind }) => kind)).toEqual(['job', 'post']);
    expect(await all(other)).toEqual([]);
    for (let times = 0; times < 2; times += 1) successOf(await listOf(other).removeBookmark(post));
    for (let times = 0; times < 2; times += 1) successOf(await listOf(reader).removeBookmark(job));
    expect((await all(reader)).map(({ itemId }) => itemId)).toEqual([post.itemId]);
    successOf(await listOf(reader).removeBookmark({ ...post, itemId: post.itemId.toUpperCase() }));
    expect(await all(reader)).toEqual([]);
  });

  it('say nothing of what is gone but that it is, and let it be removed', async () => {
    const reader = await harness().newcomer();
    const own = listOf(reader);
    const [deleted, held, back] = [await postOf('Deleted'), await postOf('Held back'), await postOf('Comes back')];
    const old = await aJob('Leaves soon', 119);
    for (const item of [deleted, held, back, old]) successOf(await own.addBookmark(item));
    successOf(await harness().as('writer').port(PostWritingPort).deletePost({ postId: deleted.itemId }));
    await harness().setStatus(held.itemId, 'FLAGGED');
    await harness().setStatus(back.itemId, 'FLAGGED');
    harness().pass(3 * DAY_MS);
    expect((await all(reader)).map(({ shown }) => shown)).toEqual([null, null, null, null]);
    await harness().setStatus(back.itemId, 'LIVE');
    expect((await all(reader)).map(({ shown }) => shown?.title)).toEqual([
      undefined,
      'Comes back',
      undefined,
      undefined,
    ]);
    for (const item of [deleted, held, old]) {
      expectRefusal(await listOf(await harness().newcomer()).addBookmark(item), 'notFound', 'item_not_found');
      successOf(await own.removeBookmark(item));
    }
    expect((await all(reader)).map(({ itemId }) => itemId)).toEqual([back.itemId]);
  });

  it('are of what there is', async () => {
    const own = listOf(harness().as('reader'));
    const [post, job] = [await postOf('A post'), await aJob('A job')];
    for (const kind of ['post', 'job', 'review', 'question'] as const) {
      expectRefusal(await own.addBookmark({ kind, itemId: UNKNOWN_ID }), 'notFound', 'item_not_found');
      successOf(await own.removeBookmark({ kind, itemId: UNKNOWN_ID }));
    }
    expectRefusal(await own.addBookmark({ kind: 'job', itemId: post.itemId }), 'notFound', 'item_not_found');
    expectRefusal(await own.addBookmark({ kind: 'review', itemId: job.itemId }), 'notFound', 'item_not_found');
    expectInvalid(await own.addBookmark({ kind: 'post', itemId: '42' }), 'itemId');
    expectInvalid(await own.removeBookmark({ kind: 'post', itemId: '42' }), 'itemId');
  });

  it('end at their limit', async () => {
    const own = listOf(await harness().newcomer());
    const titles = Array.from({ length: MAX_BOOKMARKS + 1 }, (_, place) => `Opening ${place}`);
    const jobs = titles.map((title) => ({ title, company: 'Sagarmatha Health', daysAgo: 2 }) as const);
    const [last = '', ...others] = await harness().seedJobs(jobs);
    for (const itemId of others) successOf(await own.addBookmark({ kind: 'job', itemId }));
    expectRefusal(await own.addBookmark({ kind: 'job', itemId: last }), 'invalid', 'too_many_bookmarks');
    successOf(await own.addBookmark({ kind: 'job', itemId: others[0] ?? '' }));
    expect(successOf(await own.listBookmarkIds()).items).toHaveLength(MAX_BOOKMARKS);
  });

  it('are for users', async () => {
    const list = listOf(harness().as('guest'));
    expectNotSignedIn(await list.listBookmarks({}));
    expectNotSignedIn(await list.listBookmarkIds());
    expectNotSignedIn(await list.addBookmark(SOME_POST));
    expectNotSignedIn(await list.removeBookmark(SOME_POST));
  });
};
