/** Hours within which a user can bring back what they took away. */
const BRING_BACK_HOURS = 1;

/** Returns, as a condition of SQL, whether what was taken away until the end of the hour `takenAway` can be brought back no longer at the moment `now`. */
export const isGoneFor = (takenAway: string, now: string): string =>
  `${takenAway} < ${now}::timestamptz - ${BRING_BACK_HOURS} * interval '1 hour'`;
