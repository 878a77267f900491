import type { CollegeKind, CollegeOwnership } from '@/core/research/colleges/college';
import { collegeRefusals } from '@/core/research/colleges/college-refusals.rules';

const kinds: Readonly<Record<CollegeKind, string>> = {
  university: 'University',
  institute: 'Institute',
  college: 'College',
  polytechnic: 'Polytechnic',
  school: 'School or academy',
  other: 'Other',
};

const ownerships: Readonly<Record<CollegeOwnership, string>> = {
  government: 'Government',
  aided: 'Private, aided by government',
  private: 'Private',
};

export const messages = {
  title: 'Colleges',
  lead: 'Employers in a college’s city, jobs for freshers, and what roles pay in the first years.',
  loading: 'Loading colleges',
  total: { one: '{count} college', other: '{count} colleges' },
  order: 'Well-known ones first, then by name. The companies are those with an office in the college’s city.',
  nearby: { one: 'company', other: 'companies' },
  find: 'Find a college',
  filters: { state: 'State', kind: 'Kind', ownership: 'Run by' },
  kinds,
  ownerships,
  failedTitle: 'The colleges did not load.',
  failedNote: 'Your filters are kept.',
  tryAgain: 'Try again',
  none: 'No colleges match these filters.',
  noneNamed: (name: string) => `No college here is called “${name}”.`,
  shorter: 'Type the beginning of its name, or one word of it.',
  near: 'Did you mean',
  showAll: 'Show all colleges',
  pastEnd: 'This list has no such page.',
  firstPage: 'Go to the first page',
  all: 'All colleges',
  more: 'Read on',
  alsoCalled: (names: string) => `Also called ${names}`,
  one: {
    loading: 'Loading the college',
    failedTitle: 'The college did not load.',
    tryAgain: 'Try again',
  },
  notFoundTitle: collegeRefusals.notFound,
  notFoundText: 'It may be listed under another name. Search for it in the list.',
  after: 'Where people from here work, and what they earn',
  afterNone: 'We publish nothing about this.',
  afterReason:
    'We encrypt what people write about their education and show it to nobody, so we don’t know where former students work. No salary here names a college.',
  pay: 'What a role pays in the first years',
  payHint: 'Median and range by role, company and experience',
  placesNamed: (city: string) => `Employers in ${city}`,
  companies: { one: '{count} company', other: 'All {count} companies' },
  jobs: { one: '{count} open job', other: '{count} open jobs' },
  jobsHint: (city: string) => `in ${city}, newest first`,
  firstJobs: 'First jobs',
  fresherJobsIn: (city: string) => `Jobs for freshers in ${city}`,
  fresherJobs: 'Jobs for freshers in all cities',
  fresherHint: 'no experience needed',
  everywhere: 'newest first',
  noEmployers: 'No company here has an office in this city yet.',
  unknownCity: 'We don’t know its city, so we can’t list employers nearby.',
  sameState: (state: string) => `Other colleges in ${state}`,
} as const;
