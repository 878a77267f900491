/** Makers of faults by name. */
export declare const FURTHER_FAULTS: Readonly<Record<string, () => object>>;
