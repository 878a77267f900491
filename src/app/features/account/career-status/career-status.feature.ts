import '@/views/account/career-status/career-status.css';
import type { Feature } from '@/app/feature';
import { careerStatusAdapters, careerStatusModule } from './career-status.module';

export const feature: Feature = { module: careerStatusModule, adapters: careerStatusAdapters };
