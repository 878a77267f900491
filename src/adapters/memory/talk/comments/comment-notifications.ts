import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Notification } from '@/core/talk/notifications/notification';
import { commentRepliedNotification, postCommented } from '@/core/talk/notifications/notification-texts.rules';
import { hasBlocked } from '../hiding/hiding-records';
import { InboxRecords } from '../notifications/inbox-records';
import { unseenNotification } from '../notifications/memory-notify';
import type { MemoryComment, MemoryPost } from '../posting/post-records';

export interface NotifiedComment {
  readonly post: MemoryPost;
  readonly parent: MemoryComment | null;
  readonly comment: MemoryComment;
}

/** Notifies the author of the comment above, else the post's author, but not the writer. Returns the notified users. */
export function announceComment(
  world: MemoryWorld,
  { post, parent, comment }: NotifiedComment,
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
    tell(
      parent.authorId,
      commentRepliedNotification({ postId, commentId: parent.id, replyId: comment.id, text, replies }).data,
    );
  }
  const comments = post.comments.filter(({ status }) => status === 'LIVE').length;
  tell(post.authorId, postCommented({ postId, commentId: comment.id, text, comments }).data);
  return told;
}

/** Points notifications to the previous comment, or removes them. */
export function retractComment(world: MemoryWorld, { post, parent }: Omit<NotifiedComment, 'comment'>): void {
  const postId = post.id;
  const live = post.comments.filter(({ status }) => status === 'LIVE');
  retell(
    world,
    post.authorId,
    live,
    ({ id: commentId, content: text }) => postCommented({ postId, commentId, text, comments: live.length }).data,
  );
  if (parent === null) return;
  const replies = live.filter(({ parentId }) => parentId === parent.id);
  retell(
    world,
    parent.authorId,
    replies,
    ({ id: replyId, content: text }) =>
      commentRepliedNotification({ postId, commentId: parent.id, replyId, text, replies: replies.length }).data,
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

/** Renews the notification of a post or comment. Returns false if the user does not want it. */
function renew(world: MemoryWorld, author: MemoryUser, data: Notification['data']): boolean {
  const { comments, replies } = world.records(SettingsRecords).of(author).messages;
  if (!(data.trackingData.kind === 'post-commented' ? comments : replies)) return false;
  world.records(InboxRecords).put(author, unseenNotification(world, author, data));
  return true;
}
