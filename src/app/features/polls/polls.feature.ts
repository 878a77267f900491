import '@/views/polls/polls.css';
import type { Feature } from '../../feature';
import { pollsAdapters } from './polls.adapters';
import { pollsModule } from './polls.module';

/** Votes in the polls of posts, and picks among their salaries and offers. The views come with the composer and with the posts that show one. */
export const feature: Feature = { module: pollsModule, adapters: pollsAdapters };
