import type { Part } from '../../feature';
import { communitiesIdleModule } from './communities-idle.module';

/** Following communities and finding one to write in: a press before it has come is kept until it has. */
export const communitiesIdlePart: Part = { module: communitiesIdleModule };
