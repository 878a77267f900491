import { anAuthor, aPost } from '@tests/support/a-post';
import { expect, it } from 'vitest';
import { asksQuestion } from './asks-question';
import { postStructuredData } from './post-structured-data';

const comment = {
  content: 'Yes.',
  createdAt: '2026-11-01T00:00:00.000Z',
  upvotes: 4,
  author: anAuthor(),
  status: 'LIVE',
} as const;
const gone = { ...comment, content: '', author: null, status: 'DELETED' } as const;

it('is a question where a word ends with a question mark, and not for one inside an address', () => {
  const asks = (content: string, title: string | null = null) => asksQuestion({ title, content });
  expect(['Is it so?', 'क्या यह सच है?', 'Why? I do not know.', 'وہ کون ہے؟'].map((text) => asks(text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(asks('No idea.', 'Who knows?')).toBe(true);
  expect([asks('See https://example.org/?a=1 for it.'), asks('It is so.')]).toEqual([false, false]);
});

it('describes a question with its answers, and anything else as a discussion', () => {
  const question = aPost({ title: 'Is it so?', commentsCount: 2 });
  expect(postStructuredData(question, [comment, gone])).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: 'Is it so?',
      answerCount: 2,
      suggestedAnswer: [{ '@type': 'Answer', text: 'Yes.', upvoteCount: 4 }],
    },
  });
  expect(postStructuredData(question, [gone])).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Is it so?',
  });
  const statement = aPost({ title: null, content: 'It is so.' });
  expect(postStructuredData(statement, [comment])).toMatchObject({
    '@type': 'DiscussionForumPosting',
    text: 'It is so.',
    url: `/p/${statement.id}`,
    comment: [{ '@type': 'Comment', text: 'Yes.' }],
  });
});

it('tells the pictures of a post, when it was changed, and its votes by the kind of page', () => {
  const file = { fileKey: 'key', url: '/media/key.webp', previewUrl: '/media/key-s.webp' };
  const picture = { type: 'IMAGE', ...file, isSynthetic: false } as const;
  const changed = {
    editedAt: '2026-11-21T00:00:00.000Z',
    upvotes: 3,
    media: [
      { ...picture, width: 40, height: 30, description: 'The letter' },
      { ...picture, width: 30, height: 40, description: '' },
    ],
  };
  const told = postStructuredData(aPost({ ...changed, title: null, content: 'It is so.' }), []);
  expect(told).toMatchObject({
    dateModified: changed.editedAt,
    image: [
      { '@type': 'ImageObject', url: '/media/key.webp', width: 40, height: 30, caption: 'The letter' },
      { '@type': 'ImageObject', url: '/media/key.webp', width: 30, height: 40 },
    ],
    interactionStatistic: { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 3 },
  });
  expect(told).not.toHaveProperty('upvoteCount');
  const question = aPost({ ...changed, title: 'Is it so?' });
  expect(postStructuredData(question, [comment]).mainEntity).toMatchObject({
    upvoteCount: 3,
    url: `/p/${question.id}`,
    dateModified: changed.editedAt,
  });
});
