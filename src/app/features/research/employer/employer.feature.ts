import type { Feature } from '@/app/feature';
import { employerAdapters } from './employer.adapters';

/** Claims of companies. */
export const feature: Feature = { adapters: employerAdapters };
