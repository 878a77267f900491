// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

/** The base path of every service from its contract. The running app may replace it. */
export const serviceBases = {
  'aggregation': '/api/aggregation',
  'awards': '/api/awards',
  'benefits': '/api/benefits',
  'chat': '/api/chat',
  'company': '/api/company',
  'complaints': '/api/complaints',
  'curate': '/api/curate',
  'dropdown': '/api/dropdown',
  'eligibility': '/api/eligibility',
  'employer': '/api/employer',
  'feed': '/api/feed',
  'interviews': '/api/interviews',
  'jobs': '/api/jobs',
  'legal': '/api/legal',
  'log': '/api',
  'login': '',
  'moderation': '/api/moderation',
  'notification': '/api/notification',
  'page-details': '/api/page-details',
  'photos': '/api/photos',
  'push': '/api',
  'review': '/api/review',
  'salary': '/api/salary',
  'search': '/api/search',
  'tenure': '/api/tenure',
  'user': '/api/user',
  'video': '/api/video',
} as const;

/** A service that can be called. */
export type ServiceName = keyof typeof serviceBases;
