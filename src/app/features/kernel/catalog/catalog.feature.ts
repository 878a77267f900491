import '@/views/kernel/catalog/catalog.css';
import type { Feature } from '@/app/feature';
import { catalogModule } from './catalog.module';

/** The suggestions of lists that forms choose from: companies, job titles, places, colleges. */
export const feature: Feature = { module: catalogModule };
