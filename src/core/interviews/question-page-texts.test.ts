import { expect, it } from 'vitest';
import { questionPageTexts } from './question-page-texts';

const question = {
  questionId: 'q1',
  slug: 'why',
  text: 'Why us?',
  company: { key: 'vaayuna', name: 'Vaayuna' },
  designation: null,
  round: null,
  skills: [],
  askedCount: 3,
  answersCount: 2,
  newest: null,
};
const ofReport = { answerId: 'a1', text: 'Say what you read.', authorName: null, outcome: null, month: '2026-10' };
const comment = { content: 'Be short.', createdAt: '2026-11-01T00:00:00.000Z', upvotes: 4 };
const author = {
  name: 'QuietBulbul',
  tagline: null,
  avatarUrl: 'kolam:1',
  avatarBgColor: '#E9E3D8',
  profileType: 'ANONYMOUS',
  proof: null,
} as const;

it('describes a question as a QAPage, with the answers of reports and of users; deleted ones are left out', () => {
  const comments = [
    { ...comment, author, status: 'LIVE' },
    { ...comment, content: '', author: null, status: 'DELETED' },
  ] as const;
  const { description, structured } = questionPageTexts({ question, answers: [ofReport], postId: 'p1' }, comments);
  expect(description).toBe('Asked in interviews at Vaayuna. Say what you read.');
  expect(structured).toMatchObject([
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Why us?',
        answerCount: 2,
        suggestedAnswer: [
          { '@type': 'Answer', text: 'Say what you read.' },
          { '@type': 'Answer', text: 'Be short.', upvoteCount: 4, author: { '@type': 'Person', name: 'QuietBulbul' } },
        ],
      },
    },
  ]);
  expect(questionPageTexts({ question, answers: [], postId: null }, []).description).toContain(
    'Nobody has answered yet.',
  );
});
