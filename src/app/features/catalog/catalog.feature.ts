import type { Feature } from '../../feature';
import { catalogHttp } from './catalog.http';
import { catalogModule } from './catalog.module';

/** Lists that forms choose from: companies, departments, colleges. */
export const feature: Feature = { module: catalogModule, adapters: catalogHttp };
