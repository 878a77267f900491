import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { InterviewsStore } from '@/stores/research/interviews/interviews.store';
import { InterviewsKey } from '@/stores/research/interviews/keys';

export const interviewsAdapters = wire((provide) => {
  provide(InterviewsApi, [HttpClientKey], InterviewReadingPort);
});

export const interviewsModule = wire((provide) => {
  provide(InterviewsStore, [InterviewReadingPort], InterviewsKey);
});
