import { describe, expect, it } from 'vitest';
import {
  ACTION_MODAL_MS,
  actionModalTitleFor,
  ONBOARDING_FOLLOWUP_MS,
  ONBOARDING_NUDGE_MS,
} from './onboarding-messages';

describe('onboarding', () => {
  it('[ST-ONB-TITLE-DEFAULT] warns about anonymous conversations by default', () => {
    expect(actionModalTitleFor(false)).toBe("You won't be able to have anonymous conversations");
  });

  it('[ST-ONB-TITLE-ALMOST] says how close one is where a post was to be created', () => {
    expect(actionModalTitleFor(true)).toBe("You're almost ready to post and discuss it with a broader audience.");
  });

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
