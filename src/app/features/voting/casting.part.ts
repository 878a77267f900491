import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { SessionChangesPort } from '@/core/session/session-changes.port';
import { VotingKey } from '@/stores/voting/keys';
import type { Part } from '../../feature';
import { castingModule } from './casting.module';
import { votingAdapters } from './voting.adapters';

/** Casting votes: a press before it has come is kept until it has. */
export const castingPart: Part = {
  module: castingModule,
  adapters: votingAdapters,
  start(container) {
    const catchUp = () => void container.get(VotingKey).catchUp();
    container.get(RealtimePort).onMissed('session', catchUp);
    container.get(OwnActEventsPort).onAct('voteCast', container.get(VotingKey).castElsewhere);
    // It reports a page that is looked at again, too: votes may have been cast in another tab meanwhile.
    container.get(SessionChangesPort).onChanged(catchUp);
  },
};
