/** The planted faults by name. */
export const FAULTS: Readonly<Record<string, object>>;
