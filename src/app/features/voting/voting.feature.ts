import '@/views/voting/voting.css';
import type { Feature } from '../../feature';
import { votingAdapters } from './voting.adapters';
import { votingModule } from './voting.module';

/** Votes on contributions. */
export const feature: Feature = { module: votingModule, adapters: votingAdapters };
