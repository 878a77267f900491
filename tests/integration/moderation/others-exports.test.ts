import { randomUUID } from 'node:crypto';
import { KINDS } from '@tests/red-team/contributions';
import { aComplaint } from '@tests/support/a-complaint';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text, uuid } from '@/server/platform/sql-types';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { describeOnDatabases } from '../harness/describe-on-databases';
import { exportOf } from '../harness/export-of';
import type { Person, World } from '../harness/world';
import { anAnonymousProfile, becomeWriter, comment, post, profileTagOf, startWorld } from '../harness/world';

const NAME = 'Quoted_Author';
const POST_WORDS = ['Zqtitle', 'Zqcontent', 'Zqoptionone', 'Zqoptiontwo'];
const COMMENT_WORD = 'Zqcomment';
const COMPANY = 'Vaayuna Technologies';

/**
 * Other users' data about a contribution: votes, marks, bookmarks, picks, questions, names,
 * conversations and notifications.
 */
describeOnDatabases('what another user holds of a contribution', (on) => {
  let world: World;
  let moderation: Moderation;
  let other: Person;
  const items = new Map<ModeratedKindName, { readonly id: string; readonly words: readonly string[] }>();

  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  };

  beforeAll(async () => {
    world = await startWorld(on);
    world.pass(untilInIndia(world.now(), '10:00'));
    const { database, authorship, origin } = world.server;
    moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    other = await world.writer();
    const { userName } = (await other.get('/api/user/user/anonymous-profile')).body;
    const author = await world.user();
    await becomeWriter(author, anAnonymousProfile({ userName: NAME }));
    const [title, content, ...options] = POST_WORDS;
    const postId = await post(author, {
      title,
      content: `${content} @${userName}`,
      poll: { options, durationHours: 24 },
    });
    const asked = await post(other);
    const commentId = await comment(author, asked, `${COMMENT_WORD} @${userName}`);
    const person = { client: author, email: '', workEmail: '', name: '', told: new Set<string>() };
    for (const kind of ['review', 'interview', 'benefit', 'photo', 'salary'])
      await KINDS[kind]?.({ person, companyName: COMPANY, random: new Random(`others ${kind}`), posts: [] });
    const only = async (table: string) => {
      const sealed = `select id from ${table} where octet_length(author_seal) > 0`;
      return (await select(database, { id: uuid }, sealed))[0]?.id ?? '';
    };
    const review = await only('research.reviews');
    const [question] = await select(
      database,
      { id: uuid, said: text },
      `select q.id, q.text as said from research.interview_questions q join research.interview_asked a on a.question_id = q.id
       join research.interviews i on i.id = a.interview_id where octet_length(i.author_seal) > 0`,
    );

    await done(other.post('/api/feed/v1/vote', { resourceId: postId, resourceType: 'post', voteType: 'up' }));
    await done(other.post('/api/feed/v1/vote', { resourceId: commentId, resourceType: 'comment', voteType: 'up' }));
    await done(other.post('/api/feed/v1/poll/vote', { pollId: postId, optionId: 1 }));
    await done(other.post(`/api/review/reviews/${review}/helpful`, { isHelpful: true }));
    for (const path of [`post/${postId}`, `review/${review}`, `question/${question?.id}`])
      await done(other.call('PUT', `/api/feed/v1/bookmarks/${path}`));
    const third = await post(await world.writer());
    await done(other.post(`/api/feed/v1/post/${third}/answer-request`, { name: NAME }));
    const tag = { 'profile-tag': await profileTagOf(other) };
    const request = { to: NAME, messageId: randomUUID(), content: 'May I ask you something?' };
    await done(other.post('/api/chat/jobseeker/message/request', request, tag));
    await done(
      other.post('/api/feed/v1/report', {
        resourceId: postId,
        resourceType: 'post',
        reason: 'ADVERTISING',
        details: null,
      }),
    );
    await done(other.post('/api/feed/v1/blocked-names', { name: NAME }));

    const address = `${origin}/p/${postId}#profile-${postId}`;
    await done(world.guest().post('/api/complaints/complaints', aComplaint('', { address, ground: 'HARASSMENT' })));
    items.set('post', { id: postId, words: POST_WORDS });
    items.set('comment', { id: commentId, words: [COMMENT_WORD] });
    items.set('review', { id: review, words: [] });
    items.set('interview', { id: await only('research.interviews'), words: [question?.said ?? ''] });
    items.set('benefits', { id: await only('research.benefit_reports'), words: [] });
    items.set('photo', { id: await only('research.photos'), words: [] });
    items.set('salary', { id: await only('research.salaries'), words: [] });
    items.set('profile', { id: await only('moderation.profile_names'), words: [NAME] });
  });
  afterAll(() => world.stop());

  const copied = async () => {
    const files = await exportOf(world, other);
    // A user makes few copies a day.
    await run(world.server.database, 'delete from platform.help_counts');
    return new Map([...files].map(([name, file]) => [name, file.toString()]));
  };

  it('has none of its words in a copy of the account while it is off, and all of them again', async () => {
    const { database } = world.server;
    const before = await copied();
    const all = [...before.values()].join('\n');
    // Quotes exist while their source does.
    for (const word of [POST_WORDS[0], POST_WORDS[2], NAME, items.get('interview')?.words[0]])
      expect(all).toContain(word);
    for (const [kind, { id, words }] of items) {
      const found = await moderation.items.find(database, { kind, id });
      if (found === null) throw new Error(`There is no ${kind}.`);
      const { parts } = (await moderation.items.read(database, found)) ?? { parts: [] };
      const said = parts.flatMap(({ label, text: part }) =>
        label === 'FACT' || label === 'BYLINE' ? [] : (part ?? []),
      );
      await database.transaction((tx) => moderation.hold(tx, { kind, id, findings: [] }));
      const off = [...(await copied())].flatMap(([name, file]) =>
        [...words, ...said].filter((one) => file.includes(one)).map((one) => `${kind} in ${name}: ${one}`),
      );
      expect(off).toEqual([]);
      await database.transaction(async (tx) => {
        const held = await moderation.items.find(tx, { kind, id });
        if (held !== null) await moderation.items.bringBack(tx, held);
      });
      expect(await copied()).toEqual(before);
    }
  });
});
