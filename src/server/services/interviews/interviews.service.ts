import type { InterviewsHandlers } from '@/server/contract/generated/interviews';
import type { GiveInterviewDeps } from './contribute/give-interview';
import { createGiveInterview } from './contribute/give-interview';
import { createInterviews } from './interviews/interviews';

/** The interviews service (openapi/interviews.yaml). */
export function createInterviewsService(deps: GiveInterviewDeps): InterviewsHandlers {
  return { ...createInterviews(deps), ...createGiveInterview(deps) };
}
