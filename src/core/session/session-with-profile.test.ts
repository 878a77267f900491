import { expect, it } from 'vitest';
import { emptySession } from './session';
import { sessionWithProfile } from './session-with-profile';

it('[RO-NAUKRI-USER] naukriUser of the profile marks the session', () => {
  expect(sessionWithProfile(emptySession, { naukriUser: true }).isNaukriUser).toBe(true);
  expect(sessionWithProfile({ ...emptySession, isNaukriUser: true }, { naukriUser: false }).isNaukriUser).toBe(false);
});
