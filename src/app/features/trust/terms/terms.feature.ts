import type { Feature } from '@/app/feature';
import { TermsOverlay } from '@/views/trust/legal/terms-overlay';
import { termsAdapters } from './terms.adapters';
import { termsModule } from './terms.module';

export const feature: Feature = { module: termsModule, adapters: termsAdapters, Overlays: TermsOverlay };
