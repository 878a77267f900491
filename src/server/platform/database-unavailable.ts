import { sqlStateOf } from './database';

/** The database is away, locked or full: the request is fine, and worth a retry. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: Error) {
    super(`The database cannot answer: ${cause.message}`, { cause });
  }
}

/** Lost connection; no connection, memory or disk left; shutdown or cancellation; lock timeout. */
const unavailableStates = /^(?:08...|53...|57P0.|57014|55P03)$/;
const systemErrors = /^E[A-Z]+(?:_[A-Z]+)?$/;
/** Driver messages without a code. */
const lostConnections =
  /^Connection terminated|^timeout exceeded when|^Query read timeout|not queryable|^Cannot use a pool|^Client was closed/;

export function translateUnavailable(error: unknown): unknown {
  return error instanceof Error && isUnavailable(error) ? new DatabaseUnavailable(error) : error;
}

function isUnavailable(error: Error): boolean {
  if (unavailableStates.test(sqlStateOf(error) ?? '') || lostConnections.test(error.message)) return true;
  return 'code' in error && typeof error.code === 'string' && systemErrors.test(error.code);
}
