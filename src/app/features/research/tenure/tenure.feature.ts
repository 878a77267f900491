import type { Feature } from '@/app/feature';
import { tenureAdapters } from './tenure.adapters';

/** Joining and leaving companies, as counted facts. */
export const feature: Feature = { adapters: tenureAdapters };
