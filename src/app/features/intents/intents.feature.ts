import { IntentsKey } from '@/stores/intents/keys';
import type { Feature } from '../../feature';
import { intentsAdapters } from './intents.adapters';
import { intentsModule } from './intents.module';

/** What a user wanted to do before a login or onboarding. */
export const feature: Feature = {
  module: intentsModule,
  adapters: intentsAdapters,
  start: (container) => container.get(IntentsKey).start(),
};
