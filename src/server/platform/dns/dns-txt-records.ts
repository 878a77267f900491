import { Resolver } from 'node:dns/promises';
import type { TxtRecords } from './txt-records.port';

/** The time for one server's answer, and the tries. Both bound a call: a slow name server holds nobody for longer. */
const ANSWER_MS = 3_000;
const TRIES = 2;

/** The codes of an answer that says that there is no such record. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** TXT records of the domain name system. */
export const dnsTxtRecords: TxtRecords = {
  async of(host) {
    const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
    const end = setTimeout(() => resolver.cancel(), ANSWER_MS * TRIES);
    try {
      return (await resolver.resolveTxt(host)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && NONE.has(String(error.code))) return [];
      throw error;
    } finally {
      clearTimeout(end);
    }
  },
};
