const TOPIC_NAMES = {
  'job-security': 'Job security',
  learning: 'Learning',
  flexibility: 'Flexible hours',
  colleagues: 'Colleagues',
  pay: 'Pay',
  appraisals: 'Appraisals',
  promotions: 'Promotions',
  managers: 'Managers',
  culture: 'Culture',
  workload: 'Workload',
  'remote-work': 'Remote work',
  shifts: 'Shifts and rosters',
  travel: 'Travel and commute',
  office: 'Office and facilities',
  leave: 'Leave',
  projects: 'Projects',
  politics: 'Office politics',
  training: 'Training',
  food: 'Food',
  'notice-period': 'Notice period',
} as const;

export type ReviewTopic = keyof typeof TOPIC_NAMES;

/** Names of topics. Topics that this release does not know are not listed. */
export const REVIEW_TOPICS: ReadonlyMap<string, string> = new Map(Object.entries(TOPIC_NAMES));
