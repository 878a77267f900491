/** A new code can be asked for this long after the last one, in ms. */
export const CODE_RESEND_MS = 30_000;

/** Whole seconds that are left until a moment, 0 once it has come. Both in ms since 1970-01-01 UTC. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
