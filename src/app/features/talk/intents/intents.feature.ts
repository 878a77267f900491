import type { Feature } from '@/app/feature';
import { IntentsKey } from '@/stores/talk/intents/keys';
import { intentsAdapters } from './intents.adapters';
import { intentsModule } from './intents.module';

/** Actions that wait for a login or onboarding. */
export const feature: Feature = {
  module: intentsModule,
  adapters: intentsAdapters,
  start: (container) => container.get(IntentsKey).start(),
};
