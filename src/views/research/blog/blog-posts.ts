import type { BlogPost } from './blog-post';
import { readAnOfferLetter } from './posts/read-an-offer-letter';
import { whatYourNoticePeriodIsWorth } from './posts/what-your-notice-period-is-worth';
import { writeWithoutBeingFoundOut } from './posts/write-without-being-found-out';

export const blogPosts: readonly BlogPost[] = [
  writeWithoutBeingFoundOut,
  readAnOfferLetter,
  whatYourNoticePeriodIsWorth,
];

export function blogPostAt(slug: string): BlogPost | null {
  return blogPosts.find((post) => post.slug === slug) ?? null;
}
