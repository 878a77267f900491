import type { Feature } from '@/app/feature';
import { catalogGroupsAdapters } from './catalog-groups.adapters';
import { catalogGroupsModule } from './catalog-groups.module';

export const feature: Feature = { module: catalogGroupsModule, adapters: catalogGroupsAdapters };
