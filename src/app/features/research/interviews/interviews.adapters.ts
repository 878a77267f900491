import { InterviewsApi } from '@/adapters/http/generated/interviews/interviews';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';

export const interviewsAdapters = wire((provide) => {
  provide(InterviewsApi, [HttpClientKey], InterviewReadingPort);
});
