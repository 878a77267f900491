export class CouldNotRun extends Error {}
