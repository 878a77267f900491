import type { FastifyInstance } from 'fastify';
import type { InterviewsHandlers } from '@/server/contract/generated/interviews';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { schedule } from '@/server/platform/schedule';
import type { GiveInterviewDeps } from './contribute/add-interview';
import { createAddInterview } from './contribute/add-interview';
import { createInterviews } from './interviews/interviews';

const WAITING_ROUND_MS = 60_000;

export function createInterviewsService({
  app,
  ...deps
}: GiveInterviewDeps & { readonly app: FastifyInstance }): InterviewsHandlers {
  schedule(app, {
    name: 'the interviews that wait',
    firstAfter: WAITING_ROUND_MS,
    every: WAITING_ROUND_MS,
    run: async () => {
      await releaseWaiting(deps.database, 'interviews', deps.now());
      await refreshCards(deps);
    },
  });
  return { ...createInterviews(deps), ...createAddInterview(deps) };
}
