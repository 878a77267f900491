import { ContainerModule } from 'inversify';
import { InterviewReadingPort } from '@/core/interviews/interview-reading.port';
import { InterviewsStore } from '@/stores/interviews/interviews.store';
import { InterviewsKey } from '@/stores/interviews/keys';

/** Reports of interviews, and lists of their questions. */
export const interviewsModule = new ContainerModule(({ bind }) => {
  bind(InterviewsKey)
    .toResolvedValue((reading) => new InterviewsStore(reading), [InterviewReadingPort])
    .inSingletonScope();
});
