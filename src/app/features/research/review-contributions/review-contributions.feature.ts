import type { Feature } from '@/app/feature';
import { reviewContributionsAdapters } from './review-contributions.adapters';

/** The calls about a user's own reviews: the form sends them, and the reviews of a company delete and bring back. */
export const feature: Feature = { adapters: reviewContributionsAdapters };
