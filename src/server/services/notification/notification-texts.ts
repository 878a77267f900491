import type { NewNotification } from './inbox';

const mostBody = 120;

/** Somebody (or `people` people by now) found a post useful. The same post again renews it. */
export function postUpvoted(post: {
  id: string;
  title: string | null;
  opening: string;
  people: number;
}): NewNotification {
  const who = post.people > 1 ? `${post.people.toLocaleString('en-IN')} people` : 'Somebody';
  return {
    subject: `post-upvoted ${post.id}`,
    variantId: 'post-upvoted',
    data: {
      title: `${who} found your post useful`,
      body: shorten(post.title ?? post.opening),
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

/** The one greeting of somebody who has just become a reader. */
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

/** One line of at most 120 characters, cut between characters as people see them. */
function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const letters = [...new Intl.Segmenter('en-IN').segment(line)].map(({ segment }) => segment);
  return letters.length <= mostBody
    ? line
    : `${letters
        .slice(0, mostBody - 1)
        .join('')
        .trimEnd()}…`;
}
