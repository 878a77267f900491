import type { Feature } from '@/app/feature';
import { heardBackAdapters, heardBackModule } from './heard-back.module';

export const feature: Feature = { module: heardBackModule, adapters: heardBackAdapters };
