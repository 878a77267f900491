import { expect, it } from 'vitest';
import { DatabaseUnavailable, translateUnavailable } from './database-unavailable';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), code ? { code } : {});

it.each([
  failure('could not extend file: No space left on device', '53100'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('canceling statement due to lock timeout', '55P03'),
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('Connection terminated unexpectedly'),
])('takes "$message" for a database that is away, locked or full', (error) => {
  expect(translateUnavailable(error)).toBeInstanceOf(DatabaseUnavailable);
});

it.each([failure('duplicate key value', '23505'), failure('deadlock detected', '40P01'), failure('a mistake'), null])(
  'leaves %s as it is',
  (error) => {
    expect(translateUnavailable(error)).toBe(error);
  },
);
