import type { Feature } from '@/app/feature';
import { catalogGroupsAdapters } from './catalog-groups.adapters';
import { catalogGroupsModule } from './catalog-groups.module';

/** The lists that are too long to be read without headings: departments, industries, topics. */
export const feature: Feature = { module: catalogGroupsModule, adapters: catalogGroupsAdapters };
