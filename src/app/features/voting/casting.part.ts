import { RealtimePort } from '@/core/realtime/realtime.port';
import { VotingKey } from '@/stores/voting/keys';
import type { Part } from '../../feature';
import { castingModule } from './casting.module';
import { votingAdapters } from './voting.adapters';

/** Casting votes: a press before it has come is kept until it has. */
export const castingPart: Part = {
  module: castingModule,
  adapters: votingAdapters,
  start: (container) => container.get(RealtimePort).onReconnected(() => void container.get(VotingKey).sendWaiting()),
};
