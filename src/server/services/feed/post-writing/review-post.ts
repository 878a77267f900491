import type { GeneratedPost } from '@/contract/generated/feed';
import type { RowOf } from '@/server/platform/sql-types';
import type { reviewForPost } from './help.queries';

const MAX_TITLE = 150;
const MAX_QUOTE = 1_200;

/** Begins a post about a review: what it says, and a question. */
export function postAboutReview(review: RowOf<typeof reviewForPost.columns>): GeneratedPost {
  const { company, rating, likes, dislikes } = review;
  const parts = [
    `A review gives ${company} ${rating} out of 5.`,
    ...(likes === null ? [] : [`It likes: “${quoted(likes)}”`]),
    ...(dislikes === null ? [] : [`It does not like: “${quoted(dislikes)}”`]),
    'Do you see it so too? Which team, and since when?',
  ];
  const title = `${company}: ${rating} out of 5. Do you see it so too?`;
  return {
    title: [...title].slice(0, MAX_TITLE).join(''),
    content: parts.join('\n\n'),
    community: communityOf(review),
  };
}

function communityOf(review: RowOf<typeof reviewForPost.columns>): GeneratedPost['community'] {
  const { community_id: entityId, community_name: name, community_slug: slug, community_logo: logo } = review;
  return entityId === null || name === null || slug === null ? null : { type: 'company', entityId, name, slug, logo };
}

function quoted(text: string): string {
  const letters = [...text.trim()];
  return letters.length <= MAX_QUOTE ? letters.join('') : `${letters.slice(0, MAX_QUOTE).join('').trimEnd()}…`;
}
