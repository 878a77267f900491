import type { Feature } from '@/app/feature';
import { reviewContributionsAdapters } from './review-contributions.adapters';

export const feature: Feature = { adapters: reviewContributionsAdapters };
