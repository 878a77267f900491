import type { Feature } from '@/app/feature';
import { catalogGroupsAdapters, catalogGroupsModule } from './catalog-groups.module';

export const feature: Feature = { module: catalogGroupsModule, adapters: catalogGroupsAdapters };
