import { expect, it } from 'vitest';
import type { JobDetails } from './job';
import { jobStructuredData } from './job-structured-data';

const job: JobDetails = {
  jobId: 'j1',
  title: 'Nurse',
  company: { urlName: 'acme', name: 'Acme', logo: null },
} as unknown as JobDetails;

it('names the opening, and describes it in HTML', () => {
  const described = { ...job, locations: [], employment: null, compensation: null, description: 'R&D <b>\nNights' };
  expect(jobStructuredData(described)).toMatchObject({
    identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'j1' },
    description: 'R&amp;D &lt;b&gt;<br>Nights',
  });
});

it('has the day of posting only if somebody said it', () => {
  const posted = {
    ...job,
    locations: [],
    employment: null,
    compensation: null,
    description: '',
    postedOn: '2026-10-20',
  };
  expect(jobStructuredData({ ...posted, isDayKnown: true })).toMatchObject({ datePosted: '2026-10-20' });
  expect(jobStructuredData({ ...posted, isDayKnown: false })).not.toHaveProperty('datePosted');
});
