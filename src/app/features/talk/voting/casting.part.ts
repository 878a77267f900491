import type { Part } from '@/app/feature';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { VotingKey } from '@/stores/talk/voting/keys';
import { castingAdapters, castingModule } from './casting.module';

/** Casts votes. Clicks before this part's code is loaded are stored and replayed. */
export const castingPart: Part = {
  module: castingModule,
  adapters: castingAdapters,
  start(container) {
    const catchUp = () => void container.get(VotingKey).catchUp();
    container.get(RealtimePort).onMissed('session', catchUp);
    container.get(UserEventsPort).onEvent('voteCast', container.get(VotingKey).castElsewhere);
    // Runs also when the page returns to view, because the user may have voted in another tab.
    container.get(SessionChangesPort).onChanged(catchUp);
  },
};
