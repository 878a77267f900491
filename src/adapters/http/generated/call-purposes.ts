// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import type { CallPurpose } from '@/core/failed-calls/failed-calls.port';

/** The purpose of each operation that the user does not ask for, by operationId. */
export const callPurposes: Readonly<Record<string, CallPurpose>> = {
  getHeadlineStats: 'background',
  recordPostViews: 'background',
  logError: 'log',
  logPerformance: 'log',
  logWebVitals: 'log',
  signInWithProvider: 'login',
  signOut: 'login',
  saveNaukriInfo: 'login',
  listNotifications: 'background',
  actOnNotifications: 'background',
};
