import '@/views/talk/interlinking/interlinking.css';
import type { Feature } from '@/app/feature';
import { interlinkingAdapters, interlinkingModule } from './interlinking.module';

export const feature: Feature = { module: interlinkingModule, adapters: interlinkingAdapters };
