import '@/views/catalog/catalog.css';
import type { Feature } from '../../feature';
import { catalogAdapters } from './catalog.adapters';
import { catalogModule } from './catalog.module';

/** Lists that forms choose from: companies, departments, colleges. */
export const feature: Feature = { module: catalogModule, adapters: catalogAdapters };
