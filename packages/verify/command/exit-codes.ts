/** The exit codes of every `npm run verify`. */
export const EXIT = {
  /** The service keeps its contract. */
  passed: 0,
  /** At least one fault. */
  failed: 1,
  /** It could not run, or nothing ran. */
  notRun: 2,
  /** No fault, and less was reached than the gate asks for. */
  underGate: 3,
  /** Ctrl-C. */
  stopped: 130,
} as const;
