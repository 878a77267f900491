import { Resolver } from 'node:dns/promises';
import type { TxtRecords } from './txt-records.port';

/** The limit per answer and attempt. Together with `TRIES` it limits the whole call. */
const ANSWER_MS = 3_000;
const TRIES = 2;

const NONE = new Set(['ENOTFOUND', 'ENODATA']);

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
