import type { Feature } from '../../feature';
import { catalogAdapters } from './catalog.adapters';

/** Lists that forms choose from: companies, departments, colleges. */
export const feature: Feature = { adapters: catalogAdapters };
