import '@/views/talk/polls/polls.css';
import type { Feature } from '@/app/feature';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { PicksKey } from '@/stores/talk/polls/keys';
import { pollsAdapters, pollsModule } from './polls.module';

/** Polls. The views load with the composer and with posts that use them. */
export const feature: Feature = {
  module: pollsModule,
  adapters: pollsAdapters,
  start: (container) => {
    const picks = container.get(PicksKey);
    container.get(UserEventsPort).onEvent('optionPicked', (pick) => void picks.pickedElsewhere(pick));
  },
};
