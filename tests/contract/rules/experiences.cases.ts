import type { EducationEntry, WorkExperienceEntry } from '@/core/account/my-profile/experience';

export const aJob: WorkExperienceEntry = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  location: 'Bengaluru',
  startedOn: '2020-04',
  endedOn: '2023-03',
};

export const studies: EducationEntry = {
  degree: 'Graduation/Diploma',
  courseName: 'B.Tech',
  specialization: 'Computer Science',
  collegeName: 'Kaveri Institute of Technology',
  courseMode: 'fulltime',
  startYear: 2016,
  endYear: 2020,
};

export const jobCases: readonly (readonly [Partial<WorkExperienceEntry>, Readonly<Record<string, string>>])[] = [
  [{}, {}],
  [{ endedOn: null, location: null }, {}],
  [{ startedOn: '1975-01', endedOn: '2026-11' }, {}],
  [{ startedOn: '2023-03' }, {}],
  [
    { companyName: ' ', jobProfile: '' },
    { companyName: 'Fill this in.', jobProfile: 'Fill this in.' },
  ],
  [{ companyName: 'x'.repeat(200) }, { companyName: 'Use at most 100 characters.' }],
  [{ location: 'Pu\u200Bne' }, { location: 'This has invisible characters. Type it again instead of pasting it.' }],
  [{ startedOn: '1974-12' }, { startedOn: 'Begin in 1975 or later.' }],
  [{ startedOn: '2096-12', endedOn: null }, { startedOn: 'This is in the future.' }],
  [{ endedOn: '2096-12' }, { endedOn: 'This is in the future.' }],
  [{ endedOn: '2020-03' }, { endedOn: 'This is before the start.' }],
];

export const studyCases: readonly (readonly [Partial<EducationEntry>, Readonly<Record<string, string>>])[] = [
  [{}, {}],
  [{ specialization: null, endYear: null }, {}],
  [{ startYear: 1975, endYear: 2026 }, {}],
  [
    { courseName: '', collegeName: '  ' },
    { courseName: 'Fill this in.', collegeName: 'Fill this in.' },
  ],
  [{ startYear: 1974 }, { startYear: 'Begin in 1975 or later.' }],
  [{ startYear: 2027, endYear: null }, { startYear: 'This is in the future.' }],
  [{ endYear: 2027 }, { endYear: 'This is in the future.' }],
  [{ endYear: 2015 }, { endYear: 'This is before the start.' }],
];
