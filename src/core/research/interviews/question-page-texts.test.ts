import { expect, it } from 'vitest';
import { questionPageTexts } from './question-page-texts';

const question = {
  questionId: 'q1',
  slug: 'why',
  text: 'Why us?',
  company: { urlName: 'vaayuna', name: 'Vaayuna', logo: null },
  designations: [],
  round: null,
  skills: [],
  askedCount: 3,
  companiesCount: 1,
  answersCount: 2,
  newest: null,
};
const ofReport = { answerId: 'a1', text: 'Say what you read.', authorName: null, outcome: null, month: '2026-10' };
const ofUser = { text: 'Be short.', authorName: 'QuietBulbul', createdAt: '2026-11-01T00:00:00.000Z', upvotes: 4 };

it('describes a question as a QAPage, with the answers of reports and of users', () => {
  const detail = { question, elsewhere: [], answers: [ofReport], answersOfUsers: [ofUser], postId: 'p1' };
  const { description, structured } = questionPageTexts(detail);
  expect(description).toBe('Asked in interviews at Vaayuna. Say what you read.');
  expect(structured).toMatchObject([
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Why us?',
        text: 'Why us?',
        url: '/interviews/question/q1',
        answerCount: 2,
        suggestedAnswer: [
          { '@type': 'Answer', text: 'Say what you read.' },
          { '@type': 'Answer', text: 'Be short.', upvoteCount: 4, author: { '@type': 'Person', name: 'QuietBulbul' } },
        ],
      },
    },
  ]);
  const unanswered = questionPageTexts({ question, elsewhere: [], answers: [], answersOfUsers: [], postId: null });
  expect([unanswered.description, unanswered.structured]).toEqual([
    expect.stringContaining('Nobody has answered yet.'),
    [],
  ]);
});
