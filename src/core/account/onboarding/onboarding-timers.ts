/** The initial-onboarding nudge shows after this, in ms (TM-ONB-NUDGE). */
export const ONBOARDING_NUDGE_MS = 5000;

/** The action modal opens after this, in ms (TM-ACTION-MODAL). */
export const ACTION_MODAL_MS = 100;

/** The follow-up call comes this long after an initial onboarding, in ms (TM-FOLLOWUP). */
export const ONBOARDING_FOLLOWUP_MS = 5000;
