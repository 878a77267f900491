import type { Screen } from '@/app/feature';
import { jobStructuredData } from '@/core/research/jobs/job-structured-data';
import { JobKey } from '@/stores/research/jobs/keys';
import { JobScreen } from '@/views/research/jobs/job-screen';

export const jobScreen: Screen = {
  View: JobScreen,
  load: (container, { jobId = '' }) => container.get(JobKey).open(jobId),
  page: (container) => {
    const { state } = container.get(JobKey);
    if (state.state !== 'ready') return null;
    const job = state.value;
    const { title, company, locations, description } = job;
    const places = locations.map(({ name }) => name).join(', ');
    return {
      title: `${title} at ${company.name} · {brand}`,
      description: description ?? [`${title} at ${company.name}`, places].filter((part) => part !== '').join(', '),
      structured: [jobStructuredData(job)],
    };
  },
  isGone: (container) => {
    const { state } = container.get(JobKey);
    return state.state === 'failed' && state.failure.code === 'job_gone';
  },
};
