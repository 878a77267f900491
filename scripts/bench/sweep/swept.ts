/** One address of the sweep, as it was answered. */
export interface Swept {
  readonly operationId: string;
  readonly path: string;
  readonly status: number;
  /** The shortest of the rounds: other work on the machine only adds. */
  readonly ms: number;
  /** The time for which the database ran statements, the shortest of the rounds. */
  readonly statementMs: number;
  /** The statement that took longest. */
  readonly slowest: string;
}
