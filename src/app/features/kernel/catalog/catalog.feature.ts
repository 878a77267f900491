import type { Feature } from '@/app/feature';
import { catalogModule } from './catalog.module';

export const feature: Feature = { module: catalogModule };
