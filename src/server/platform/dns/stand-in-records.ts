import type { Database } from '../database';
import { setStandInRecords, standInRecords } from './stand-in.queries';
import type { TxtRecords } from './txt-records.port';

/** Emulates DNS TXT records of all domains on servers that emulate sign-in. */
export class StandInRecords implements TxtRecords {
  constructor(private readonly database: Database) {}

  readonly of = async (host: string): Promise<readonly string[]> => {
    const [row] = await this.database.query(standInRecords, host.toLowerCase());
    return row === undefined ? [] : row.value.split('\n');
  };

  async set(host: string, records: readonly string[]): Promise<void> {
    await this.database.query(setStandInRecords, host.toLowerCase(), records.join('\n'));
  }
}
