const BRING_BACK_HOURS = 1;

/** Returns SQL that is true if the withdrawal of the hour ending at `takenAway` is permanent at `now`. */
export const isPermanentlyWithdrawn = (takenAway: string, now: string): string =>
  `${takenAway} < ${now}::timestamptz - ${BRING_BACK_HOURS} * interval '1 hour'`;
