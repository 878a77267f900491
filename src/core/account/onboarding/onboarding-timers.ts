export const ONBOARDING_NUDGE_MS = 5000;

export const ACTION_MODAL_MS = 100;

export const ONBOARDING_FOLLOWUP_MS = 5000;
