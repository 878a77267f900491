import { toPlainText } from '@/core/formatting/plain-text';
import type { Comment } from '../comments/comment';
import type { StructuredData } from '../navigation/page-meta';
import { asksQuestion } from './asks-question';
import type { Post } from './post';
import { postPathOf } from './post-path';

type Discussed = Pick<Comment, 'content' | 'author' | 'createdAt' | 'upvotes' | 'status'>;

/** Returns a post in the vocabulary of schema.org: a QAPage where it asks something, else a discussion; with the loaded comments. */
export function postStructuredData(post: Post, comments: readonly Discussed[]): StructuredData {
  const { id, title, content, author, createdAt, upvotes, commentsCount } = post;
  const text = toPlainText(content);
  const about = {
    text,
    upvoteCount: upvotes,
    ...(asksQuestion(post) ? { dateCreated: createdAt } : { datePublished: createdAt }),
    author: { '@type': 'Person', name: author.name },
  };
  if (asksQuestion(post)) {
    const suggestedAnswer = comments.flatMap((comment) => describe('Answer', comment));
    const question = {
      '@type': 'Question',
      name: title ?? text,
      ...about,
      answerCount: commentsCount,
      suggestedAnswer,
    };
    return { '@type': 'QAPage', mainEntity: question };
  }
  return {
    '@type': 'DiscussionForumPosting',
    ...(title === null ? {} : { headline: title }),
    ...about,
    url: postPathOf(id),
    commentCount: commentsCount,
    comment: comments.flatMap((comment) => describe('Comment', comment)),
  };
}

/** Of a deleted comment there is nothing to tell. */
function describe(type: 'Answer' | 'Comment', { content, author, createdAt, upvotes, status }: Discussed) {
  if (author === null || status !== 'LIVE') return [];
  return [
    {
      '@type': type,
      text: content,
      upvoteCount: upvotes,
      dateCreated: createdAt,
      author: { '@type': 'Person', name: author.name },
    },
  ];
}
