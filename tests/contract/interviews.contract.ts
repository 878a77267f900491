import { beforeAll, describe, expect, it } from 'vitest';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf } from './harness/submissions';

const [VAAYUNA, NEELGIRI] = [1, 2] as const;
const [ENGINEER, NURSE] = [1, 4] as const;

export const interviewsContract: Contract = (harness) => {
  const port = () => harness().as('guest').port(InterviewReadingPort);
  const feed = () => harness().as('guest').port(FeedReadingPort);

  beforeAll(async () => {
    await harness().seedInterviews({
      companyId: VAAYUNA,
      jobProfileId: ENGINEER,
      questions: [
        {
          text: 'Design a rate limiter',
          skills: ['System design'],
          answers: ['Start with the unit.', 'Ask for numbers.'],
        },
        { text: 'Merge two sorted lists', skills: ['Java', 'C++'] },
      ],
      reports: [
        {
          month: '2026-08',
          isFresher: true,
          difficulty: 1,
          outcome: 'offer',
          isFair: true,
          days: 10,
          rounds: ['Coding', 'HR2'],
        },
        {
          month: '2026-09',
          isFresher: false,
          difficulty: 2,
          outcome: 'noOffer',
          isFair: false,
          days: 20,
          rounds: ['Coding', 'A_GD_B'],
        },
        {
          month: '2026-10',
          isFresher: false,
          difficulty: 2,
          outcome: 'noAnswer',
          isFair: true,
          days: 12,
          story: 'They share the topics.',
        },
        { month: '2026-07', isFresher: false, difficulty: 4, outcome: 'declined', isFair: true, days: 30 },
        { month: '2026-06', isFresher: false, difficulty: 3, outcome: 'offer', isFair: true, days: 16 },
      ],
    });
    await harness().seedInterviews({
      companyId: NEELGIRI,
      jobProfileId: NURSE,
      questions: [{ text: 'Why nursing' }],
      reports: [{ month: '2026-05' }],
    });
    await harness().seedInterviews({
      companyId: VAAYUNA,
      jobProfileId: null,
      questions: [],
      reports: [{ month: '2025-01' }],
    });
  });

  describe('reports', () => {
    it('come newest first, of a company, a designation, both or all', async () => {
      const ofCompany = successOf(await port().listInterviews({ company: 'vaayuna-technologies' }));
      expect(ofCompany).toMatchObject({ page: 1, limit: 20, total: 6, leftOut: [] });
      // Five share year, title and place; the sixth shares nothing with four others and comes last.
      expect(ofCompany.items.map(({ month }) => month)).toEqual(['2026', '2026', '2026', '2026', '2026', null]);
      const first = ofCompany.items.find(({ outcome }) => outcome === 'noAnswer');
      expect(first).toMatchObject({
        company: { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null },
        designation: { key: 'software-engineer', name: 'Software Engineer' },
        location: 'Kochi',
        experience: 'experienced',
        difficulty: 'fair',
        outcome: 'noAnswer',
        story: 'They share the topics.',
      });
      expect(first?.questions.map(({ slug }) => slug).toSorted()).toEqual([
        'design-a-rate-limiter',
        'merge-two-sorted-lists',
      ]);
      expect(ofCompany.items.find(({ rounds }) => rounds.length === 2 && rounds[1]?.name === 'HR2')?.rounds).toEqual([
        { name: 'Coding', minutes: 45, day: 1 },
        { name: 'HR2', minutes: 45, day: 2 },
      ]);
      expect(ofCompany.items.at(-1)).toMatchObject({
        designation: null,
        experience: null,
        difficulty: null,
        outcome: null,
      });
      expect(successOf(await port().listInterviews({ designation: 'nurse' })).total).toBe(0);
      expect(
        successOf(await port().listInterviews({ company: 'vaayuna-technologies', designation: 'software-engineer' }))
          .total,
      ).toBe(5);
      expect(successOf(await port().listInterviews({})).total).toBe(7);
    });

    it('[EM-EXPERIENCE-FILTER] can be those of freshers, or of the experienced, and of one outcome', async () => {
      const scope = { company: 'vaayuna-technologies' };
      expect(successOf(await port().listInterviews({ ...scope, experience: 'fresher' })).total).toBe(1);
      expect(successOf(await port().listInterviews({ ...scope, experience: 'experienced' })).total).toBe(4);
      const offered = successOf(await port().listInterviews({ ...scope, experience: 'experienced', outcome: 'offer' }));
      expect(offered.items).toHaveLength(1);
      const odd = successOf(await port().listInterviews({ ...scope, experience: '<b>', outcome: "' or 1=1" }));
      expect(odd).toMatchObject({ total: 6, leftOut: ['experience', 'outcome'] });
    });

    it('can be those of one difficulty, and of a kind of round', async () => {
      const scope = { company: 'vaayuna-technologies' };
      const found = async (filters: { readonly difficulty?: string; readonly round?: string }) =>
        successOf(await port().listInterviews({ ...scope, ...filters })).items.length;
      expect(await found({ difficulty: 'fair' })).toBe(2);
      expect(await found({ round: 'technical' })).toBe(2);
      expect(await found({ round: 'hr' })).toBe(1);
      expect(await found({ round: 'technical', difficulty: 'fair' })).toBe(1);
      expect(await found({ round: 'group' })).toBe(1);
      expect(await found({ round: 'managerial' })).toBe(0);
      const odd = successOf(await port().listInterviews({ ...scope, difficulty: '1', round: 'Coding' }));
      expect(odd).toMatchObject({ total: 6, leftOut: ['difficulty', 'round'] });
    });

    it('have pages, and nothing behind the last', async () => {
      const second = successOf(await port().listInterviews({ company: 'vaayuna-technologies', page: 2, limit: 4 }));
      expect(second.items.map(({ month }) => month)).toEqual(['2026', null]);
      expect(successOf(await port().listInterviews({ page: 1_000_000_000 }))).toMatchObject({ items: [], total: 7 });
    });

    it('are of companies and job profiles that exist', async () => {
      expect(failureOf(await port().listInterviews({ company: 'nobody' }))).toMatchObject({
        kind: 'notFound',
        code: 'company_not_found',
      });
      expect(failureOf(await port().listInterviews({ designation: 'nobody' })).code).toBe('job_profile_not_found');
      expect(failureOf(await port().getInterviewSummary({ company: 'nobody' })).code).toBe('company_not_found');
      expect(failureOf(await port().getInterviewSummary({ designation: 'nobody' })).code).toBe('job_profile_not_found');
      expect(failureOf(await port().listInterviewQuestions({ company: 'nobody' })).code).toBe('company_not_found');
      expect(failureOf(await port().listInterviewQuestions({ designation: 'nobody' })).code).toBe(
        'job_profile_not_found',
      );
    });
  });

  it('a summary counts difficulty and outcome, and has medians from five reports on', async () => {
    expect(successOf(await port().getInterviewSummary({ company: 'Vaayuna-Technologies' }))).toEqual({
      company: { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null },
      designation: null,
      onlyCompany: null,
      interviewsCount: 6,
      heldCount: 0,
      questionsCount: 2,
      newest: null,
      difficulty: { easy: 1, fair: 2, hard: 1, veryHard: 1 },
      outcome: { offer: 2, noOffer: 1, noAnswer: 1, declined: 1 },
      experience: { fresher: 1, experienced: 4 },
      roundKinds: { technical: 2, test: 0, group: 1, managerial: 0, hr: 1 },
      rounds: { median: null, count: 2 },
      days: { median: 16, count: 5 },
      fair: { share: 80, count: 5 },
      designations: [{ key: 'software-engineer', name: 'Software Engineer', count: 5 }],
    });
    expect(successOf(await port().getInterviewSummary({ designation: 'nurse' }))).toMatchObject({
      interviewsCount: 0,
      designations: [],
      days: { median: null, count: 0 },
    });
    const none = successOf(await port().getInterviewSummary({ company: 'sagarmatha-health' }));
    expect(none).toMatchObject({ interviewsCount: 0, newest: null });
  });

  describe('questions', () => {
    it('come most asked first, of a company, a designation, a skill or all', async () => {
      const ofCompany = successOf(await port().listInterviewQuestions({ company: 'vaayuna-technologies' }));
      expect(ofCompany).toMatchObject({ total: 2, page: 1, skill: null });
      expect(ofCompany.items.map(({ askedCount }) => askedCount)).toEqual([5, 5]);
      const all = successOf(await port().listInterviewQuestions({}));
      expect(all.items.at(-1)).toMatchObject({
        slug: 'why-nursing',
        askedCount: 0,
        answersCount: 0,
        newest: null,
      });
      const cpp = successOf(await port().listInterviewQuestions({ skill: 'CPP' }));
      expect(cpp).toMatchObject({
        total: 1,
        skill: { key: 'cpp', name: 'C++' },
        items: [{ slug: 'merge-two-sorted-lists' }],
      });
      expect(successOf(await port().listInterviewQuestions({ skill: 'cobol' }))).toMatchObject({
        total: 0,
        skill: null,
      });
      const script = successOf(await port().listInterviewQuestions({ skill: 'js' }));
      expect(script).toMatchObject({ total: 0, skill: null, jobsCount: 0 });
      const inRound = async (round: 'technical' | 'hr') =>
        successOf(await port().listInterviewQuestions({ company: 'vaayuna-technologies', round })).total;
      expect([await inRound('technical'), await inRound('hr')]).toEqual([2, 0]);
    });

    it('stand once in a list of several companies, and name the others that asked the same', async () => {
      await harness().seedInterviews({
        companyId: NEELGIRI,
        jobProfileId: NURSE,
        questions: [{ text: 'Merge two sorted lists!', slug: 'merge-two-sorted-lists-neelgiri', skills: ['Java'] }],
        reports: [{ month: '2026-04' }],
      });
      const forSkill = successOf(await port().listInterviewQuestions({ skill: 'java' }));
      expect(forSkill.total).toBe(1);
      const [merged] = forSkill.items;
      expect(merged).toMatchObject({ company: { urlName: 'vaayuna-technologies' }, askedCount: 5, companiesCount: 2 });
      const all = successOf(await port().listInterviewQuestions({ limit: 30 }));
      expect(all.items.filter(({ text }) => text.startsWith('Merge two'))).toEqual([merged]);
      expect(successOf(await port().getInterviewSummary({})).questionsCount).toBe(all.total);
      const [there] = successOf(
        await port().listInterviewQuestions({ company: 'neelgiri-textiles', limit: 30 }),
      ).items.filter(({ companiesCount }) => companiesCount > 1);
      const { elsewhere } = successOf(await port().getInterviewQuestion({ questionId: there?.questionId ?? '' }));
      expect(elsewhere).toEqual([{ questionId: merged?.questionId, company: merged?.company, askedCount: 5 }]);
    });

    it('belong to the roles that five reports of it show, and are those of all roles where none does', async () => {
      const there = { company: 'neelgiri-textiles', designation: 'software-engineer' };
      const asked = { companyId: NEELGIRI, jobProfileId: ENGINEER } as const;
      await harness().seedInterviews({
        ...asked,
        questions: [{ text: 'Why is the loom late' }],
        reports: [{ month: '2026-03' }, { month: '2026-03' }, { month: '2026-03' }, { month: '2026-03' }],
      });
      await harness().seedInterviews({ ...asked, questions: [], reports: [{ month: '2026-03' }] });
      const ofRole = successOf(
        await port().listInterviewQuestions({ company: 'vaayuna-technologies', designation: 'software-engineer' }),
      );
      const engineer = { key: 'software-engineer', name: 'Software Engineer' };
      expect(ofRole).toMatchObject({ total: 2, anyDesignation: false });
      expect(ofRole.items.map(({ askedCount, designations }) => [askedCount, designations])).toEqual([
        [5, [engineer]],
        [5, [engineer]],
      ]);
      const few = successOf(await port().listInterviewQuestions(there));
      expect(few.anyDesignation).toBe(true);
      expect(few.items.map(({ text }) => text)).toContain('Why is the loom late');
      expect(few.items.flatMap(({ designations }) => designations)).toEqual([]);
      expect(successOf(await port().getInterviewSummary(there))).toMatchObject({
        interviewsCount: 5,
        questionsCount: 0,
      });
      const everywhere = async (limit: number) =>
        successOf(await port().listInterviewQuestions({ designation: 'software-engineer', limit })).items.map(
          ({ text, askedCount }) => [text, askedCount],
        );
      expect((await everywhere(50)).toSorted()).toEqual([
        ['Design a rate limiter', 5],
        ['Merge two sorted lists', 5],
      ]);
      await harness().seedInterviews({
        companyId: VAAYUNA,
        jobProfileId: ENGINEER,
        questions: [{ text: 'Why is the loom late?', slug: 'why-is-the-loom-late-vaayuna' }],
        reports: [{ month: '2026-10' }],
      });
      expect(await everywhere(49)).toContainEqual(['Why is the loom late', 5]);
      const nurse = successOf(await port().listInterviewQuestions({ designation: 'nurse', limit: 50 }));
      expect(nurse).toMatchObject({ anyDesignation: true, total: 4 });
    });

    it('say where they are from if all reports of a role are of one company', async () => {
      expect(successOf(await port().getInterviewSummary({ designation: 'software-engineer' })).onlyCompany).toBeNull();
      await harness().seedInterviews({
        companyId: NEELGIRI,
        jobProfileId: NURSE,
        questions: [],
        reports: ['2026-05', '2026-05', '2026-05', '2026-05'].map((month) => ({ month })),
      });
      expect(successOf(await port().getInterviewSummary({ designation: 'nurse' })).onlyCompany).toEqual({
        urlName: 'neelgiri-textiles',
        name: 'Neelgiri Textiles',
        logo: null,
      });
    });

    it('are found by id and by name, with their answers, and others are not', async () => {
      const named = successOf(await port().getInterviewQuestion({ questionId: 'design-a-rate-limiter' }));
      expect(named.question).toMatchObject({ answersCount: 2, askedCount: 5, newest: null, round: 'Coding' });
      expect(named.answers.map(({ text }) => text).toSorted()).toEqual(['Ask for numbers.', 'Start with the unit.']);
      expect(named.answers[0]).toMatchObject({ outcome: 'offer', month: '2026-10', authorName: null });
      const byId = successOf(await port().getInterviewQuestion({ questionId: named.question.questionId }));
      expect(byId.question).toEqual(named.question);
      expect(failureOf(await port().getInterviewQuestion({ questionId: 'nothing' }))).toMatchObject({
        kind: 'notFound',
        code: 'question_not_found',
      });
    });
  });

  describe('what users answer', () => {
    const said = { content: 'Count per user, in a sliding window.', profileType: 'ANONYMOUS' } as const;
    const detail = async () => successOf(await port().getInterviewQuestion({ questionId: 'merge-two-sorted-lists' }));
    const answer = async (person: Actor, questionId: string, key = aKey()) =>
      person.port(CommentsPort).answerQuestion({ questionId, ...said, ...key, profileTag: await profileTagOf(person) });

    it('is a comment of the one post that the question gets in its company’s community, and is counted', async () => {
      const [writer, otherWriter] = [harness().as('writer'), harness().as('otherWriter')];
      const before = await detail();
      expect(before).toMatchObject({ postId: null, question: { answersCount: 0 } });
      const { questionId } = before.question;
      const key = aKey();
      const first = successOf(await answer(writer, questionId, key));
      expect(first).toMatchObject({ content: said.content, parentId: null, isMine: true });
      expect(successOf(await answer(writer, questionId, key)).id).toBe(first.id);
      const second = successOf(await answer(otherWriter, questionId));
      expect(second.postId).toBe(first.postId);
      expect(await detail()).toMatchObject({ postId: first.postId, question: { answersCount: 2 } });
      const reply = { commentId: first.id };
      const once = { ...aKey(), profileTag: await profileTagOf(otherWriter) };
      successOf(await otherWriter.port(CommentsPort).replyToComment({ ...reply, ...said, ...once }));
      expect((await detail()).question.answersCount).toBe(2);
      expect((await detail()).answersOfUsers).toHaveLength(2);
      successOf(await otherWriter.port(CommentsPort).deleteComment({ commentId: second.id }));
      expect(await detail()).toMatchObject({
        question: { answersCount: 1 },
        answersOfUsers: [
          { text: said.content, authorName: first.author?.name, createdAt: first.createdAt, upvotes: first.upvotes },
        ],
      });
      const post = successOf(await feed().getPost({ postId: first.postId }));
      expect(post).toMatchObject({
        title: 'Merge two sorted lists',
        community: { type: 'company', entityId: VAAYUNA },
        author: { name: 'Interview question', tagline: null },
        isMine: false,
      });
      const listed = successOf(await feed().listCommunityPosts({ type: 'company', id: VAAYUNA }));
      expect(listed.items.map(({ id }) => id)).toContain(first.postId);
    });

    it('gives a question one post, though its first answers come at once', async () => {
      const { question } = successOf(await port().getInterviewQuestion({ questionId: 'design-a-rate-limiter' }));
      const writers = [harness().as('writer'), harness().as('otherWriter')];
      const answers = await Promise.all(writers.map((writer) => answer(writer, question.questionId)));
      expect(new Set(answers.map((one) => successOf(one).postId)).size).toBe(1);
    });

    it('is written by writers, to questions that exist, once under a key', async () => {
      const { question } = await detail();
      expectNotSignedIn(await answer(harness().as('guest'), question.questionId));
      expectRefusal(await answer(harness().as('reader'), question.questionId), 'invalid', 'writer_required');
      const writer = harness().as('writer');
      expectRefusal(await answer(writer, UNKNOWN_ID), 'notFound', 'question_not_found');
      expectInvalid(await answer(writer, '42'), 'questionId');
      const key = aKey();
      successOf(await answer(writer, question.questionId, key));
      const other = successOf(await port().getInterviewQuestion({ questionId: 'why-nursing' }));
      expectRefusal(await answer(writer, other.question.questionId, key), 'conflict', 'idempotency_key_reused');
      expect(successOf(await port().getInterviewQuestion({ questionId: 'why-nursing' })).postId).toBeNull();
      const asOther = { ...aKey(), profileTag: await profileTagOf(harness().as('otherWriter')) };
      const wrong = await writer
        .port(CommentsPort)
        .answerQuestion({ questionId: question.questionId, ...said, ...asOther });
      expectRefusal(wrong, 'conflict', 'profile_changed');
      const designation = await harness()
        .as('otherWriter')
        .port(CommentsPort)
        .answerQuestion({
          questionId: question.questionId,
          ...said,
          profileType: 'DESIGNATION',
          ...aKey(),
          profileTag: await profileTagOf(harness().as('otherWriter')),
        });
      expectRefusal(designation, 'invalid', 'profile_not_available');
    });
  });
};
