export interface LogCosigner {
  readonly name: string;
  /** The day (`2026-11-28`). */
  readonly cosignedOn: string;
}

export interface LogCheckpoint {
  /** A signed note (C2SP tlog-checkpoint). */
  readonly note: string;
  /** The public keys that sign it, as written in signed notes. */
  readonly keys: readonly string[];
  readonly cosigners: readonly LogCosigner[];
}
