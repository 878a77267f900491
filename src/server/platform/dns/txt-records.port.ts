export interface TxtRecords {
  /** Returns the records of a host, the parts of each joined; none if the host does not exist. Rejects if no answer comes in time. */
  readonly of: (host: string) => Promise<readonly string[]>;
}
