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
