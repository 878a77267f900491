import type { Feature } from '@/app/feature';
import { votingModule } from './voting.module';

export const feature: Feature = {
  module: votingModule,
  idle: async () => (await import(/* webpackChunkName: "idle" */ './casting.part')).castingPart,
};
