import { ContainerModule } from 'inversify';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { HttpClientKey } from '@/app/app-keys';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';

/** Interviews over the wire. */
export const interviewsAdapters = new ContainerModule(({ bind }) => {
  bind(InterviewReadingPort)
    .toResolvedValue((http) => new InterviewsApi(http), [HttpClientKey])
    .inSingletonScope();
});
