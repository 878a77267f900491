import { Problem } from '@/server/contract/problem';

const RETRY_AFTER_SECONDS = 30;

/** The answer to what cannot be written because the disk is full. */
export const DISK_FULL = new Problem(
  503,
  'not_ready',
  'Nothing can be written just now. Try again in a few minutes.',
  {},
  RETRY_AFTER_SECONDS,
);

/** Returns whether a file could not be written for lack of space or quota. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** For the `error` event of a stream that may lose what it is given; throws what is no full disk. */
export function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
