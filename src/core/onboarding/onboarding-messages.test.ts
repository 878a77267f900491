import { describe, expect, it } from 'vitest';
import { actionModalTitleFor } from './onboarding-messages';

describe('onboarding', () => {
  it('[ST-ONB-TITLE-DEFAULT] warns about anonymous conversations by default', () => {
    expect(actionModalTitleFor(false)).toBe('Without a pseudonym you cannot write');
  });

  it('[ST-ONB-TITLE-ALMOST] says how close the user is where a post was to be created', () => {
    expect(actionModalTitleFor(true)).toBe('Almost there: one more step and you can post.');
  });
});
