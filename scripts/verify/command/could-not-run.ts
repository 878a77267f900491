/** The run cannot begin or go on for a reason that is none of the contract's; the message says what to do. Exit code 2. */
export class CouldNotRun extends Error {}
