import { sqlStateOf } from './database';

/** Thrown if the database is unreachable, locked or full. The request is valid, and can be retried. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: Error) {
    super(`The database cannot answer: ${cause.message}`, { cause });
  }
}

/**
 * Matches states of a lost connection, of missing connections, memory or disk, of shutdown or cancellation, and of a
 * lock timeout.
 */
const unavailableStates = /^(?:08...|53...|57P0.|57014|55P03)$/;
const systemErrors = /^E[A-Z]+(?:_[A-Z]+)?$/;
/** Matches driver messages without a code. */
const lostConnections =
  /^Connection terminated|^timeout exceeded when|^Query read timeout|not queryable|^Cannot use a pool|^Client was closed/;

export function translateUnavailable(error: unknown): unknown {
  return error instanceof Error && isUnavailable(error) ? new DatabaseUnavailable(error) : error;
}

function isUnavailable(error: Error): boolean {
  if (unavailableStates.test(sqlStateOf(error) ?? '') || lostConnections.test(error.message)) return true;
  return 'code' in error && typeof error.code === 'string' && systemErrors.test(error.code);
}
