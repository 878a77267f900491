import { ContainerModule } from 'inversify';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { InterviewsStore } from '@/stores/research/interviews/interviews.store';
import { InterviewsKey } from '@/stores/research/interviews/keys';

/** Reports of interviews, and lists of their questions. */
export const interviewsModule = new ContainerModule(({ bind }) => {
  bind(InterviewsKey)
    .toResolvedValue((reading) => new InterviewsStore(reading), [InterviewReadingPort])
    .inSingletonScope();
});
