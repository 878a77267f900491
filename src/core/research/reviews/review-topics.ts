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

/** A topic of what reviews like and dislike. */
export type ReviewTopic = keyof typeof TOPIC_NAMES;

/** The names of topics in lists. A topic of another release that has none here is not listed. */
export const REVIEW_TOPICS: Readonly<Record<string, string>> = TOPIC_NAMES;
