// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

/** The base path of every service, as its file has it; the running app may put another one in its place. */
export const serviceBases = {
  'aggregation': '/api/aggregation',
  'dropdown': '/api/dropdown',
  'feed': '/api/feed',
  'legal': '/api/legal',
  'log': '/api',
  'login': '',
  'notification': '/api/notification',
  'page-details': '/api/page-details',
  'user': '/api/user',
} as const;

/** A service that can be called. */
export type ServiceName = keyof typeof serviceBases;
