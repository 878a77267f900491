import { COMPANY_SIZE, JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';

export const moderatedReviews = statusOf('review', 'research.reviews');

export const readReview = readOf(
  'review',
  'research.reviews',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/reviews/' || c.slug || '-reviews'`,
    title: 'r.title',
    context: 'null::text',
    rating: 'r.rating',
    parts: `jsonb_build_array(jsonb_build_object('label', 'LIKES', 'text', r.likes), jsonb_build_object('label', 'DISLIKES', 'text', r.dislikes))`,
  },
  JOIN_COMPANY,
);
