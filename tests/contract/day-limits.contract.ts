import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { describe, it } from 'vitest';
import type { DayLimit } from '@/core/kernel/common/day-limit';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { dailyMessageLimit } from '@/core/talk/chat/message-day-limit.rules';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { dailyCommentChangeLimit, dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { dailyPostChangeLimit, dailyPostLimit } from '@/core/talk/posting/post-day-limits.rules';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { dailyReportLimit } from '@/core/trust/reports/report-day-limit.rules';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import type { Actor } from './harness/contract-harness';
import { openTalk } from './harness/conversations';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

/** Concurrent writes. */
const AT_ONCE = 20;

export const dayLimitsContract: Contract = (harness) => {
  let writers = 0;
  const newWriter = async (): Promise<Actor> => {
    const user = await harness().newcomer();
    writers += 1;
    await makeWorkingWriter(user, `Busy_${writers}`);
    return user;
  };

  /** Reaches the limit of a day in India; the next one allows more on the same UTC day. */
  async function expectLimit(limit: DayLimit, act: (count: number) => Promise<Result<unknown, Failure>>) {
    harness().passTo('23:30');
    for (let done = 0; done < limit.most; done += AT_ONCE) {
      const count = Math.min(AT_ONCE, limit.most - done);
      const answers = await Promise.all(Array.from({ length: count }, (_, at) => act(done + at)));
      for (const answer of answers) successOf(answer);
    }
    for (const more of [0, 1, 2]) expectRefusal(await act(limit.most + more), 'invalid', limit.code);
    harness().passTo('00:10');
    successOf(await act(limit.most + 3));
  }

  /** Repeating the same act never reaches the limit. */
  async function expectSameCountsOnce(act: () => Promise<Result<unknown, Failure>>) {
    harness().passTo('00:10');
    for (let done = 0; done <= dailyReportLimit.most; done += AT_ONCE)
      for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, act))) successOf(answer);
  }

  describe('what one user writes in a day', () => {
    it('is fifty posts; a repeated one counts once', async () => {
      const author = await newWriter();
      const profileTag = await profileTagOf(author);
      const post = (content: string, key = aKey()) =>
        author.port(PostWritingPort).createPost({ ...aSubmission({ content }), ...key, profileTag });
      const key = aKey();
      harness().passTo('12:00');
      for (let times = 0; times < 3; times += 1) successOf(await post('The same', key));
      harness().passTo('00:10');
      await expectLimit(dailyPostLimit, (count) => post(`Post ${count}`));
      successOf(await post('The same', key));
    });

    it('is a hundred changes of posts; what is refused counts for nothing', async () => {
      const [author, other] = [await newWriter(), await newWriter()];
      const profileTag = await profileTagOf(author);
      const [postId, another] = [await write(author), await write(other)];
      const change = (id: string, content: string) =>
        author.port(PostWritingPort).editPost({ postId: id, title: null, content, media: [], profileTag });
      for (let times = 0; times < 3; times += 1) expectRefusal(await change(another, 'x'), 'forbidden', 'not_yours');
      await expectLimit(dailyPostChangeLimit, (count) => change(postId, `Text ${count}`));
    });

    it('is three hundred comments, replies and answers', async () => {
      const [author, other] = [await newWriter(), await newWriter()];
      const profileTag = await profileTagOf(author);
      const postId = await write(other);
      const draftOf = (content: string) => ({ content, profileType: 'ANONYMOUS', ...aKey(), profileTag }) as const;
      const comments = author.port(CommentsPort);
      const { id: commentId } = successOf(await comments.createComment({ postId, ...draftOf('First') }));
      const text = 'Merge two sorted lists';
      await harness().seedInterviews({ companyId: 1, jobProfileId: 1, questions: [{ text, skills: [] }], reports: [] });
      const questionId = 'merge-two-sorted-lists';
      const { question } = successOf(await author.port(InterviewReadingPort).getInterviewQuestion({ questionId }));
      harness().passTo('00:10');
      await expectLimit(dailyCommentLimit, (count) => {
        const draft = draftOf(count % 4 === 0 ? `Ask @Busy_1 about ${count}` : `Comment ${count}`);
        if (count % 3 === 0) return comments.createComment({ postId, ...draft });
        if (count % 3 === 1) return comments.replyToComment({ commentId, ...draft });
        return comments.answerQuestion({ questionId: question.questionId, ...draft });
      });
      expectRefusal(
        await comments.createComment({ postId: UNKNOWN_ID, ...draftOf('x') }),
        'notFound',
        'post_not_found',
      );
    });

    it('is a hundred reports of messages; the same one counts once, at one moment too', async () => {
      const [one, other] = [await newWriter(), await newWriter()];
      const talkId = await openTalk(one, other);
      const profileTag = await profileTagOf(other);
      const send = async (messageId: string) =>
        successOf(await other.port(ChatPort).sendMessage({ talkId, messageId, content: 'Hello', profileTag }));
      const report = (messageId: string) =>
        one.port(MessageReportsPort).reportMessage({ talkId, messageId, reason: 'ABUSE' });
      const [first, ...others] = Array.from({ length: dailyReportLimit.most + 5 }, () => randomUUID());
      if (first === undefined) throw new Error('No message was named.');
      harness().passTo('12:00');
      for (const messageId of [first, ...others]) await send(messageId);
      successOf(await report(first));
      harness().passTo('00:10');
      await expectLimit(dailyReportLimit, (count) => report(others[count] ?? ''));
      await expectSameCountsOnce(() => report(first));
    });

    it('is a hundred reports; the same one counts once, at one moment too', async () => {
      const [reader, author] = [await harness().newcomer(), await newWriter()];
      const postId = await write(author);
      const report = (details: string) =>
        reader.port(ReportsPort).report({ resourceType: 'post', resourceId: postId, reason: 'ABUSE', details });
      await expectLimit(dailyReportLimit, (count) => report(`For the time ${count}`));
      await expectSameCountsOnce(() => report('The same'));
    });

    it('is a hundred changes of comments', async () => {
      const author = await newWriter();
      const profileTag = await profileTagOf(author);
      const postId = await write(author);
      const comments = author.port(CommentsPort);
      const draft = { content: 'First', profileType: 'ANONYMOUS', ...aKey(), profileTag } as const;
      const { id: commentId } = successOf(await comments.createComment({ postId, ...draft }));
      await expectLimit(dailyCommentChangeLimit, (count) =>
        comments.editComment({ commentId, content: `Text ${count}`, profileTag }),
      );
    });

    it('is a thousand messages to all conversations of two; one to a closed conversation counts for nothing', async () => {
      const [author, leaver] = [await newWriter(), await newWriter()];
      const profileTag = await profileTagOf(author);
      const send = (talkId: string, content: string) =>
        author.port(ChatPort).sendMessage({ talkId, messageId: randomUUID(), content, profileTag });
      const talks = [await openTalk(author, await newWriter()), await openTalk(author, await newWriter())];
      const closed = await openTalk(author, leaver);
      successOf(await leaver.port(ChatPort).leaveTalk({ talkId: closed }));
      harness().passTo('12:00');
      for (let times = 0; times < 3; times += 1) expectRefusal(await send(closed, 'x'), 'invalid', 'talk_closed');
      await expectLimit(dailyMessageLimit, (count) => send(talks[count % 2] ?? UNKNOWN_ID, `Message ${count}`));
    });
  });
};
