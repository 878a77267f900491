import { toPlainText } from '@/core/kernel/formatting/plain-text';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { PostImage } from '@/core/kernel/pictures/uploaded-image';
import type { Comment } from '../comments/comment';
import { asksQuestion } from './asks-question';
import type { Post } from './post';
import { postPathOf } from './post-path';

type Discussed = Pick<Comment, 'content' | 'author' | 'createdAt' | 'upvotes' | 'status'>;

/** Returns a QAPage if the post asks something and has answers, else a discussion, with the loaded comments. */
export function postStructuredData(post: Post, comments: readonly Discussed[]): StructuredData {
  const { id, title, content, author, createdAt, editedAt, upvotes, commentsCount } = post;
  const text = toPlainText(content);
  const image = post.media.flatMap((item) => (item.type === 'IMAGE' ? [describeImage(item)] : []));
  const suggestedAnswer = asksQuestion(post) ? comments.flatMap((comment) => describe('Answer', comment)) : [];
  const isQuestion = suggestedAnswer.length > 0;
  const about = {
    text,
    url: postPathOf(id),
    ...(isQuestion ? { dateCreated: createdAt } : { datePublished: createdAt }),
    ...(editedAt !== null && { dateModified: editedAt }),
    ...(image.length > 0 && { image }),
    author: { '@type': 'Person', name: author.name },
  };
  if (isQuestion) {
    const question = {
      '@type': 'Question',
      name: title ?? text,
      ...about,
      upvoteCount: upvotes,
      answerCount: commentsCount,
      suggestedAnswer,
    };
    return { '@type': 'QAPage', mainEntity: question };
  }
  return {
    '@type': 'DiscussionForumPosting',
    ...(title === null ? {} : { headline: title }),
    ...about,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: upvotes,
    },
    commentCount: commentsCount,
    comment: comments.flatMap((comment) => describe('Comment', comment)),
  };
}

function describeImage({ url, width, height, description }: PostImage) {
  return { '@type': 'ImageObject', url, width, height, ...(description !== '' && { caption: description }) };
}

function describe(type: 'Answer' | 'Comment', { content, author, createdAt, upvotes, status }: Discussed) {
  if (author === null || status !== 'LIVE') return [];
  return [
    {
      '@type': type,
      text: toPlainText(content),
      upvoteCount: upvotes,
      dateCreated: createdAt,
      author: { '@type': 'Person', name: author.name },
    },
  ];
}
