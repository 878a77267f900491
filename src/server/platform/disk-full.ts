import { Problem } from '@/server/contract/problem';

const RETRY_AFTER_SECONDS = 30;

export const DISK_FULL = new Problem(
  503,
  'not_ready',
  'Nothing can be written just now. Try again in a few minutes.',
  {},
  RETRY_AFTER_SECONDS,
);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Handles the `error` event of a lossy stream. Rethrows anything but a full disk. */
export function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
