import type { Feature } from '../../feature';
import { catalogHttp } from './catalog.http';

/** Lists that forms choose from: companies, departments, colleges. */
export const feature: Feature = { adapters: catalogHttp };
