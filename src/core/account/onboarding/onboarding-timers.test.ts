import { describe, expect, it } from 'vitest';
import { ACTION_MODAL_MS, ONBOARDING_FOLLOWUP_MS, ONBOARDING_NUDGE_MS } from './onboarding-timers';

describe('onboarding', () => {
  it('[TM-ONB-NUDGE] nudges after 5000 ms', () => {
    expect(ONBOARDING_NUDGE_MS).toBe(5000);
  });

  it('[TM-ACTION-MODAL] opens the action modal after 100 ms', () => {
    expect(ACTION_MODAL_MS).toBe(100);
  });

  it('[TM-FOLLOWUP] follows up after 5000 ms', () => {
    expect(ONBOARDING_FOLLOWUP_MS).toBe(5000);
  });
});
