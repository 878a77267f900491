import type { Feature } from '@/app/feature';
import { overlaysModule } from './overlays.module';

/** The one budget of what shows over a page. */
export const feature: Feature = { module: overlaysModule };
