import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedReviews, readReview } from './moderated.queries';

export const moderatedKind = moderatedByStatus('review', readReview, moderatedReviews);
