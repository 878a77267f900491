import type { Feature } from '@/app/feature';
import { TermsOverlay } from '@/views/trust/legal/terms-overlay';
import { termsAdapters } from './terms.adapters';
import { termsModule } from './terms.module';

/** The user's agreement to the terms, and the question that comes before a contribution if they have changed. */
export const feature: Feature = { module: termsModule, adapters: termsAdapters, Overlays: TermsOverlay };
