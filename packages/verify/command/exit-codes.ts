export const EXIT = {
  passed: 0,
  failed: 1,
  notRun: 2,
  /** The run found no fault, but covered less than the gate requires. */
  underGate: 3,
  /** The user pressed Ctrl-C. */
  stopped: 130,
} as const;
