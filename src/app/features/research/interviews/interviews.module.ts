import { wire } from '@/app/wire';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { InterviewsStore } from '@/stores/research/interviews/interviews.store';
import { InterviewsKey } from '@/stores/research/interviews/keys';

export const interviewsModule = wire((provide) => {
  provide(InterviewsStore, [InterviewReadingPort], InterviewsKey);
});
