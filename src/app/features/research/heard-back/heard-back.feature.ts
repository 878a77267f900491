import '@/views/research/heard-back/heard-back.css';
import type { Feature } from '@/app/feature';
import { heardBackAdapters } from './heard-back.adapters';
import { heardBackModule } from './heard-back.module';

export const feature: Feature = { module: heardBackModule, adapters: heardBackAdapters };
