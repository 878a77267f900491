import type { Feature } from '@/app/feature';
import { TermsOverlay } from '@/views/trust/legal/terms-overlay';
import { termsAdapters, termsModule } from './terms.module';

export const feature: Feature = { module: termsModule, adapters: termsAdapters, Overlays: TermsOverlay };
