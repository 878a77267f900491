export interface TxtRecords {
  /** Returns records with their parts joined, or an empty list if the host does not exist. Rejects on timeout. */
  readonly of: (host: string) => Promise<readonly string[]>;
}
