import { shorten } from '@/server/platform/shorten';
import type { NewNotification } from './inbox';

const MAX_BODY_LENGTH = 120;
const counts = new Intl.NumberFormat('en-IN');

/** `people` people found a post useful. The same post again renews it. */
export function postUpvoted(post: {
  id: string;
  title: string | null;
  opening: string;
  people: number;
}): NewNotification {
  const who = post.people > 1 ? `${counts.format(post.people)} people` : 'Somebody';
  return {
    subject: `post-upvoted ${post.id}`,
    variantId: 'post-upvoted',
    data: {
      title: `${who} found your post useful`,
      body: shorten(post.title ?? post.opening, MAX_BODY_LENGTH),
      cta: `/p/${post.id}`,
      ctaText: 'Open the post',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'upvote',
      nativeInfo: { type: 'post', params: { postId: post.id } },
      avatar: null,
      trackingData: { kind: 'post-upvoted' },
    },
  };
}

/** A post has `comments` comments, the last of which says `text`. A further one renews it. */
export function postCommented(comment: {
  postId: string;
  commentId: string;
  text: string;
  comments: number;
}): NewNotification {
  const { postId, commentId, text, comments } = comment;
  const title = comments > 1 ? `Your post has ${counts.format(comments)} comments` : 'Your post has its first comment';
  return commentNews({ kind: 'post-commented', about: postId, shown: commentId, params: { postId }, title, text });
}

/** A comment has `replies` replies, the last of which says `text`. A further one renews it. */
export function commentReplied(reply: {
  postId: string;
  commentId: string;
  replyId: string;
  text: string;
  replies: number;
}): NewNotification {
  const { postId, commentId, replyId, text, replies } = reply;
  const title = replies > 1 ? `Your comment has ${counts.format(replies)} replies` : 'Your comment has a reply';
  const params = { postId, commentId };
  return commentNews({ kind: 'comment-replied', about: commentId, shown: replyId, params, title, text });
}

function commentNews(news: {
  kind: string;
  about: string;
  /** The comment that the notification leads to. */
  shown: string;
  params: { postId: string; commentId?: string };
  title: string;
  text: string;
}): NewNotification {
  const { kind, about, shown, params, title, text } = news;
  return {
    subject: `${kind} ${about}`,
    variantId: kind,
    data: {
      title,
      body: shorten(text, MAX_BODY_LENGTH),
      cta: `/p/${params.postId}?comment=${shown}#comment-${shown}`,
      ctaText: 'Open the comment',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'comment',
      nativeInfo: { type: 'post', params: { ...params } },
      avatar: null,
      trackingData: { kind },
    },
  };
}

/** The one greeting of a new reader. */
export function welcome(brand: string): NewNotification {
  return {
    subject: 'welcome',
    variantId: 'welcome',
    data: {
      title: `Welcome to ${brand}`,
      body: 'Vote for what helps you. To post yourself, choose a pseudonym: your name is never shown.',
      cta: '/',
      ctaText: 'Read the feed',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'welcome',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'welcome' },
    },
  };
}
