import '@/views/talk/interlinking/interlinking.css';
import type { Feature } from '@/app/feature';
import { interlinkingAdapters } from './interlinking.adapters';
import { interlinkingModule } from './interlinking.module';

/** Links from the pages of posts and communities to others. */
export const feature: Feature = { module: interlinkingModule, adapters: interlinkingAdapters };
