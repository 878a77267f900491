import type { Feature } from '@/app/feature';
import { reviewContributionsAdapters } from './review-contributions.module';

export const feature: Feature = { adapters: reviewContributionsAdapters };
