import { withQuery } from '@/core/kernel/common/address';
import type { PushKind } from './push-choices.rules';
import type { PushMessage } from './push-message';

/** The line on a lock screen. It names no person, company or text, since other people may read it. */
interface PushedNotification {
  readonly kind: PushKind;
  readonly line: string;
}

/** The lines by the notification's variant. A missing variant is shown only in the inbox. */
const PUSHED: Readonly<Record<string, PushedNotification>> = {
  'post-upvoted': { kind: 'votes', line: 'Your post was found useful' },
  'comment-upvoted': { kind: 'commentVotes', line: 'Your comment was found useful' },
  'post-commented': { kind: 'comments', line: 'There is a new comment on your post' },
  'comment-replied': { kind: 'replies', line: 'There is a reply to your comment' },
  'answer-wanted': { kind: 'requests', line: 'Somebody would like your answer' },
  mentioned: { kind: 'mentions', line: 'You were mentioned' },
  'poll-ended': { kind: 'polls', line: 'A poll is over' },
  'talk-asked': { kind: 'talks', line: 'Someone wants to message you' },
  'talk-accepted': { kind: 'talks', line: 'Your message request was accepted' },
  highlights: { kind: 'highlights', line: 'New posts in your communities' },
};

export function pushKindOf(variantId: string): PushKind | null {
  return newsOf(variantId)?.kind ?? null;
}

/**
 * Returns the push message of a notification, or null if it is never pushed. The message opens the notification's
 * target and marks it as followed.
 */
export function pushMessageOf(news: {
  readonly notificationId: string;
  readonly variantId: string;
  readonly target: string;
}): PushMessage | null {
  const { notificationId: k, variantId, target } = news;
  const pushed = newsOf(variantId);
  return pushed === undefined ? null : { k, line: pushed.line, path: withQuery(target, [['push_key', k]]) };
}

function newsOf(variantId: string): PushedNotification | undefined {
  return Object.hasOwn(PUSHED, variantId) ? PUSHED[variantId] : undefined;
}
