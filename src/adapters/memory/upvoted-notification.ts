import type { Notification } from '@/core/notifications/notification';
import { countsOf } from './memory-presenter';
import type { MemoryPerson, MemoryPost } from './memory-records';
import type { MemoryWorld } from './memory-world';

const MOST_BODY = 120;

/** What an author is told of up-votes: the one notification of this post, renewed where it is there. */
export function upvotedNotification(world: MemoryWorld, author: MemoryPerson, post: MemoryPost): Notification {
  const cta = `/p/${post.id}`;
  const known = author.inbox.find(({ variantId, data }) => variantId === 'post-upvoted' && data.cta === cta);
  const { upvotes } = countsOf(post);
  return {
    notificationId: known?.notificationId ?? world.ids.next(),
    status: 0,
    variantId: 'post-upvoted',
    created: world.timestamp(),
    showPopup: false,
    data: {
      title: `${upvotes > 1 ? `${upvotes.toLocaleString('en-IN')} people` : 'Somebody'} found your post useful`,
      body: (post.title ?? post.content).slice(0, MOST_BODY),
      cta,
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
