export interface TxtRecords {
  /** Joins the parts of each record. Returns an empty text if the host does not exist. Rejects on timeout. */
  readonly of: (host: string) => Promise<readonly string[]>;
}
