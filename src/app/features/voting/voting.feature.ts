import type { Feature } from '../../feature';
import { votingHttp } from './voting.http';
import { votingModule } from './voting.module';

/** Votes on contributions. */
export const feature: Feature = { module: votingModule, adapters: votingHttp };
