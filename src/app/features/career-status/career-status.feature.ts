import type { Feature } from '../../feature';
import { careerStatusHttp } from './career-status.http';
import { careerStatusModule } from './career-status.module';

/** What the user does for a living, and its verification. */
export const feature: Feature = { module: careerStatusModule, adapters: careerStatusHttp };
