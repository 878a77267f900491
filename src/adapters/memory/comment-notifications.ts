import type { Notification } from '@/core/notifications/notification';
import { InboxRecords } from './inbox-records';
import type { MemoryWorld } from './memory-world';
import type { MemoryComment, MemoryPost } from './post-records';
import { shorten } from './shorten';
import type { MemoryUser } from './user-records';
import { UserRecords } from './user-records';

const MAX_BODY_LENGTH = 120;

/** A new comment, with what it is written under. */
export interface NewCommentNews {
  readonly post: MemoryPost;
  /** The comment that it replies to; null for none. */
  readonly parent: MemoryComment | null;
  readonly comment: MemoryComment;
}

/** The author of the comment above hears of a reply, else the author of the post; nobody hears of their own. */
export function announceComment(world: MemoryWorld, { post, parent, comment }: NewCommentNews): void {
  const told = [comment.authorId];
  const tell = (authorId: string | null, data: Notification['data']): void => {
    const author = authorId === null || told.includes(authorId) ? null : world.records(UserRecords).find(authorId);
    if (author === null) return;
    told.push(authorId);
    renew(world, author, data);
  };
  const postId = post.id;
  const text = comment.content;
  if (parent !== null) {
    const replies = post.comments.filter(({ parentId, status }) => parentId === parent.id && status === 'LIVE').length;
    tell(parent.authorId, commentRepliedTexts({ postId, commentId: parent.id, replyId: comment.id, text, replies }));
  }
  const comments = post.comments.filter(({ status }) => status === 'LIVE').length;
  tell(post.authorId, postCommentedTexts({ postId, commentId: comment.id, text, comments }));
}

/** The texts about a post's comments, the last of which says `text`. */
export function postCommentedTexts(comment: {
  readonly postId: string;
  readonly commentId: string;
  readonly text: string;
  readonly comments: number;
}): Notification['data'] {
  const { postId, commentId, text, comments } = comment;
  const count = comments.toLocaleString('en-IN');
  const title = comments > 1 ? `Your post has ${count} comments` : 'Your post has its first comment';
  return commentTexts({ kind: 'post-commented', shown: commentId, params: { postId }, title, text });
}

/** The texts about the replies to a comment, the last of which says `text`. */
export function commentRepliedTexts(reply: {
  readonly postId: string;
  readonly commentId: string;
  readonly replyId: string;
  readonly text: string;
  readonly replies: number;
}): Notification['data'] {
  const { postId, commentId, replyId, text, replies } = reply;
  const count = replies.toLocaleString('en-IN');
  const title = replies > 1 ? `Your comment has ${count} replies` : 'Your comment has a reply';
  return commentTexts({ kind: 'comment-replied', shown: replyId, params: { postId, commentId }, title, text });
}

function commentTexts(news: {
  readonly kind: string;
  /** The comment that the notification leads to. */
  readonly shown: string;
  readonly params: { readonly postId: string; readonly commentId?: string };
  readonly title: string;
  readonly text: string;
}): Notification['data'] {
  const { kind, shown, params, title, text } = news;
  return {
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
  };
}

/** One notification for each post and each comment: a further comment renews it. */
function renew(world: MemoryWorld, author: MemoryUser, data: Notification['data']): void {
  const inbox = world.records(InboxRecords);
  const subjectOf = ({ trackingData, nativeInfo }: Notification['data']): string =>
    JSON.stringify([trackingData, nativeInfo]);
  const known = inbox.of(author).notifications.find((one) => subjectOf(one.data) === subjectOf(data));
  inbox.put(author, {
    notificationId: known?.notificationId ?? world.ids.next(),
    status: 0,
    variantId: String(data.trackingData.kind),
    created: world.timestamp(),
    showPopup: false,
    data,
  });
}
