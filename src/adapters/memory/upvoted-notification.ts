import type { Notification } from '@/core/notifications/notification';
import { commentTexts } from './comment-notifications';
import { newsOfPost } from './memory-news';
import { shorten } from './shorten';

const MAX_BODY_LENGTH = 120;

/** The texts of the notification; `people` is the number of up-votes. */
export function upvotedTexts(post: {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly people: number;
}): Notification['data'] {
  const who = post.people > 1 ? `${post.people.toLocaleString('en-IN')} people` : 'Somebody';
  return {
    title: `${who} found your post useful`,
    body: shorten(post.title ?? post.content, MAX_BODY_LENGTH),
    ...newsOfPost(post.id, 'post-upvoted', 'upvote'),
  };
}

/** The texts of the notification about up-votes on a comment; `people` is their number. */
export function commentUpvotedTexts(comment: {
  readonly postId: string;
  readonly commentId: string;
  readonly text: string;
  readonly people: number;
}): Notification['data'] {
  const { postId, commentId, text, people } = comment;
  const who = people > 1 ? `${people.toLocaleString('en-IN')} people` : 'Somebody';
  const title = `${who} found your comment useful`;
  const params = { postId, commentId };
  return { ...commentTexts({ kind: 'comment-upvoted', shown: commentId, params, title, text }), icon: 'upvote' };
}
