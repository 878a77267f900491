import type { Notification } from '@/core/notifications/notification';
import { InboxRecords } from './inbox-records';
import type { MemoryWorld } from './memory-world';
import type { MemoryPost } from './post-records';
import { shorten } from './shorten';
import type { MemoryUser } from './user-records';
import { VoteRecords } from './vote-records';

const MAX_BODY_LENGTH = 120;

/** The notification about up-votes on a post, for its author; an existing one keeps its id. */
export function upvotedNotification(world: MemoryWorld, author: MemoryUser, post: MemoryPost): Notification {
  const texts = upvotedTexts({ ...post, people: world.records(VoteRecords).countsOf(post.id).upvotes });
  return {
    notificationId: knownUpvotedNotification(world, author, post)?.notificationId ?? world.ids.next(),
    status: 0,
    variantId: 'post-upvoted',
    created: world.timestamp(),
    showPopup: false,
    data: texts,
  };
}

/** Returns the notification about up-votes on a post that its author has; null for none. */
export function knownUpvotedNotification(
  world: MemoryWorld,
  author: MemoryUser,
  { id }: Pick<MemoryPost, 'id'>,
): Notification | null {
  const { notifications } = world.records(InboxRecords).of(author);
  return notifications.find(({ variantId, data }) => variantId === 'post-upvoted' && data.cta === `/p/${id}`) ?? null;
}

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
    cta: `/p/${post.id}`,
    ctaText: 'Open the post',
    ctaType: 'internal',
    ctaImage: null,
    icon: 'upvote',
    nativeInfo: { type: 'post', params: { postId: post.id } },
    avatar: null,
    trackingData: { kind: 'post-upvoted' },
  };
}
