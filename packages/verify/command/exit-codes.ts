export const EXIT = {
  passed: 0,
  failed: 1,
  notRun: 2,
  /** No fault, but less coverage than the gate asks for. */
  underGate: 3,
  /** Ctrl-C. */
  stopped: 130,
} as const;
