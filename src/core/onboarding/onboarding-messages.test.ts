import { describe, expect, it } from 'vitest';
import { actionModalTitleFor } from './onboarding-messages';

describe('onboarding', () => {
  it('[ST-ONB-TITLE-DEFAULT] warns about anonymous conversations by default', () => {
    expect(actionModalTitleFor(false)).toBe("You won't be able to have anonymous conversations");
  });

  it('[ST-ONB-TITLE-ALMOST] says how close the user is where a post was to be created', () => {
    expect(actionModalTitleFor(true)).toBe("You're almost ready to post and discuss it with a broader audience.");
  });
});
