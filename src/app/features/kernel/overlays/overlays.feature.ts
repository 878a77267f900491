import type { Feature } from '@/app/feature';
import { overlaysModule } from './overlays.module';

export const feature: Feature = { module: overlaysModule };
