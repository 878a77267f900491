import { ContainerModule } from 'inversify';
import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { InterviewReadingPort } from '@/core/interviews/interview-reading.port';
import { HttpClientKey } from '../../app-keys';

/** Interviews over the wire. */
export const interviewsAdapters = new ContainerModule(({ bind }) => {
  bind(InterviewReadingPort)
    .toResolvedValue((http) => new InterviewsApi(http), [HttpClientKey])
    .inSingletonScope();
});
