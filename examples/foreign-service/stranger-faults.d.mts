/** The faults that passed, by name. */
export const STRANGER_FAULTS: Readonly<Record<string, object>>;
