import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { shorten } from '@/core/kernel/formatting/shorten.rules';
import type { NewNotification } from './new-notification';
import type { NotificationData } from './notification';

const MAX_BODY_LENGTH = 120;

/** Builds a notification that `people` people found the post useful. A post has one such notification. */
export function postUpvotedNotification(post: {
  id: string;
  title: string | null;
  opening: string;
  people: number;
}): NewNotification {
  const who = post.people > 1 ? `${groupIndian(post.people)} people` : 'Somebody';
  return {
    subject: `post-upvoted ${post.id}`,
    variantId: 'post-upvoted',
    data: {
      ...ofPost({ id: post.id, kind: 'post-upvoted', icon: 'upvote' }),
      title: `${who} found your post useful`,
      body: shorten(post.title ?? post.opening, MAX_BODY_LENGTH),
    },
  };
}

/** Builds a notification that `people` people found the comment useful. A comment has one such notification. */
export function commentUpvotedNotification(comment: {
  postId: string;
  commentId: string;
  text: string;
  people: number;
}): NewNotification {
  const { postId, commentId, text, people } = comment;
  const title = `${people > 1 ? `${groupIndian(people)} people` : 'Somebody'} found your comment useful`;
  const params = { postId, commentId };
  const news = commentNotifications({
    kind: 'comment-upvoted',
    about: commentId,
    shown: commentId,
    params,
    title,
    text,
  });
  return { ...news, data: { ...news.data, icon: 'upvote' } };
}

/** Builds a notification that quotes `text`, the last of `comments` comments. Each further comment renews it. */
export function postCommented(comment: {
  postId: string;
  commentId: string;
  text: string;
  comments: number;
}): NewNotification {
  const { postId, commentId, text, comments } = comment;
  const title = comments > 1 ? `Your post has ${groupIndian(comments)} comments` : 'Your post has its first comment';
  return commentNotifications({
    kind: 'post-commented',
    about: postId,
    shown: commentId,
    params: { postId },
    title,
    text,
  });
}

/** Builds a notification that quotes `text`, the last of `replies` replies. Each further reply renews it. */
export function commentRepliedNotification(reply: {
  postId: string;
  commentId: string;
  replyId: string;
  text: string;
  replies: number;
}): NewNotification {
  const { postId, commentId, replyId, text, replies } = reply;
  const title = replies > 1 ? `Your comment has ${groupIndian(replies)} replies` : 'Your comment has a reply';
  const params = { postId, commentId };
  return commentNotifications({ kind: 'comment-replied', about: commentId, shown: replyId, params, title, text });
}

function commentNotifications(news: {
  kind: string;
  about: string;
  shown: string;
  params: { postId: string; commentId?: string };
  title: string;
  text: string;
}): NewNotification {
  const { kind, about, shown, params, title, text } = news;
  return {
    subject: `${kind} ${about}`,
    variantId: kind,
    quotes: shown,
    data: {
      title,
      body: commentQuoteText(text),
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

export function commentMentionNotification(comment: {
  postId: string;
  commentId: string;
  text: string;
}): NewNotification {
  const { postId, commentId, text } = comment;
  const params = { postId, commentId };
  const title = 'You were mentioned in a comment';
  const news = commentNotifications({ kind: 'mentioned', about: commentId, shown: commentId, params, title, text });
  return { ...news, data: { ...news.data, icon: 'mention' } };
}

/** `text` is the post's title or its beginning. */
export function postMentionNotification({ postId, text }: { postId: string; text: string }): NewNotification {
  return {
    subject: `mentioned ${postId}`,
    variantId: 'mentioned',
    quotesPosts: [postId],
    data: {
      ...ofPost({ id: postId, kind: 'mentioned', icon: 'mention' }),
      title: 'You were mentioned in a post',
      body: quotedPosts([text]),
    },
  };
}

/** `isAuthor` is true for the poll's author, false for a voter. `text` is the poll's title or its beginning. */
export function pollEndedNotification(poll: { postId: string; text: string; isAuthor: boolean }): NewNotification {
  const { postId, text, isAuthor } = poll;
  return {
    subject: `poll-ended ${postId}`,
    variantId: 'poll-ended',
    quotesPosts: [postId],
    data: {
      ...ofPost({ id: postId, kind: 'poll-ended', icon: 'poll' }),
      title: isAuthor ? 'Your poll is over' : 'A poll that you voted in is over',
      body: quotedPosts([text]),
      ctaText: 'See the result',
    },
  };
}

interface QuotedPost {
  readonly id: string;
  readonly opening: string;
}

/**
 * Builds a notification that quotes the best posts of followed communities and links to the first. A user has at most
 * one.
 */
export function highlights(found: {
  rhythm: 'daily' | 'weekly';
  posts: readonly [QuotedPost, ...QuotedPost[]];
}): NewNotification {
  const { rhythm, posts } = found;
  return {
    subject: 'highlights',
    variantId: 'highlights',
    quotesPosts: posts.map(({ id }) => id),
    data: {
      title: rhythm === 'daily' ? 'Today in your communities' : 'This week in your communities',
      body: quotedPosts(posts.map(({ opening }) => opening)),
      cta: `/p/${posts[0].id}`,
      ctaText: 'Open the best one',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'digest',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'highlights' },
    },
  };
}

function ofPost({ id, kind, icon }: { id: string; kind: string; icon: NotificationData['icon'] }) {
  return {
    cta: `/p/${id}`,
    ctaText: 'Open the post',
    ctaType: 'internal',
    ctaImage: null,
    icon,
    nativeInfo: { type: 'post', params: { postId: id } },
    avatar: null,
    trackingData: { kind },
  } as const;
}

export function quotedPosts(texts: readonly string[]): string {
  const there = texts.filter((text) => text !== '');
  return there.length === 0 ? 'This post was deleted.' : shorten(there.join(' · '), MAX_BODY_LENGTH);
}

export function commentQuoteText(text: string): string {
  return text === '' ? 'This comment was deleted.' : shorten(text, MAX_BODY_LENGTH);
}

/**
 * Builds a notification that `people` people want the user's answer. The post is not quoted, since its author wrote it.
 */
export function answerWanted(wanted: { postId: string; community: string; people: number }): NewNotification {
  const { postId, community, people } = wanted;
  const who = people > 1 ? `${groupIndian(people)} people` : 'Somebody';
  return {
    subject: `answer-wanted ${postId}`,
    variantId: 'answer-wanted',
    data: {
      title: `${who} would like your answer`,
      body: shorten(`To a post in ${community}. Answer it if you know something about it.`, MAX_BODY_LENGTH),
      cta: `/p/${postId}`,
      ctaText: 'Open the post',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'comment',
      nativeInfo: { type: 'post', params: { postId } },
      avatar: null,
      trackingData: { kind: 'answer-wanted' },
    },
  };
}

export function welcomeNotification(brand: string): NewNotification {
  return {
    subject: 'welcome',
    variantId: 'welcome',
    data: {
      title: `Welcome to ${brand}`,
      body: 'Vote for what helps you, and ask what you want to know. You write under a pseudonym; your name is never shown.',
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
