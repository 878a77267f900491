/** An error that prevents the run and is no fault of the service; the message says what to do. Exit code 2. */
export class CouldNotRun extends Error {}
