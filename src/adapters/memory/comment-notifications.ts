import type { Notification } from '@/core/notifications/notification';
import { hasBlocked } from './hiding-records';
import { InboxRecords } from './inbox-records';
import { unseenNotification } from './memory-news';
import type { MemoryWorld } from './memory-world';
import type { MemoryComment, MemoryPost } from './post-records';
import { SettingsRecords } from './settings-records';
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

/** The author of the comment above hears of a reply, else the author of the post; nobody hears of their own. Returns the users who know of it now. */
export function announceComment(
  world: MemoryWorld,
  { post, parent, comment }: NewCommentNews,
): readonly (string | null)[] {
  const told = [comment.authorId];
  const tell = (authorId: string | null, data: Notification['data']): void => {
    const author = authorId === null || told.includes(authorId) ? null : world.records(UserRecords).find(authorId);
    if (author === null || hasBlocked(world, author, comment.author)) return;
    if (renew(world, author, data)) told.push(authorId);
  };
  const postId = post.id;
  const text = comment.content;
  if (parent !== null) {
    const replies = post.comments.filter(({ parentId, status }) => parentId === parent.id && status === 'LIVE').length;
    tell(parent.authorId, commentRepliedTexts({ postId, commentId: parent.id, replyId: comment.id, text, replies }));
  }
  const comments = post.comments.filter(({ status }) => status === 'LIVE').length;
  tell(post.authorId, postCommentedTexts({ postId, commentId: comment.id, text, comments }));
  return told;
}

/** A comment was deleted: those who were told of it are told of the one before it, or of none. */
export function retractComment(world: MemoryWorld, { post, parent }: Omit<NewCommentNews, 'comment'>): void {
  const postId = post.id;
  const live = post.comments.filter(({ status }) => status === 'LIVE');
  retell(world, post.authorId, live, ({ id: commentId, content: text }) =>
    postCommentedTexts({ postId, commentId, text, comments: live.length }),
  );
  if (parent === null) return;
  const replies = live.filter(({ parentId }) => parentId === parent.id);
  retell(world, parent.authorId, replies, ({ id: replyId, content: text }) =>
    commentRepliedTexts({ postId, commentId: parent.id, replyId, text, replies: replies.length }),
  );
}

function retell(
  world: MemoryWorld,
  authorId: string | null,
  comments: readonly MemoryComment[],
  textsOf: (last: Pick<MemoryComment, 'id' | 'content'>) => Notification['data'],
): void {
  const author = authorId === null ? null : world.records(UserRecords).find(authorId);
  if (author === null) return;
  const inbox = world.records(InboxRecords);
  const known = inbox.about(author, textsOf({ id: '', content: '' }));
  if (known === null || !inbox.isShown(author, known)) return;
  const last = comments.findLast((comment) => comment.authorId !== authorId);
  if (last === undefined) inbox.remove(author, known.notificationId);
  else inbox.put(author, { ...known, data: textsOf(last) });
}

/** The text of a comment as a notification quotes it; null for one that is deleted. */
export function quotedText(comment: MemoryComment | null): string {
  return comment?.status === 'LIVE' ? shorten(comment.content, MAX_BODY_LENGTH) : 'This comment was deleted.';
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

/** The texts about a comment, which `text` is quoted from. */
export function commentTexts(news: {
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

/** One notification for each post and each comment: a further comment renews it. Returns whether the user wants it. */
function renew(world: MemoryWorld, author: MemoryUser, data: Notification['data']): boolean {
  const { comments, replies } = world.records(SettingsRecords).of(author).messages;
  if (!(data.trackingData.kind === 'post-commented' ? comments : replies)) return false;
  world.records(InboxRecords).put(author, unseenNotification(world, author, data));
  return true;
}
