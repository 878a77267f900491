import { describe, expect, it } from 'vitest';
import { actionModalTitleFor } from './onboarding-messages';

describe('onboarding', () => {
  it('[ST-ONB-TITLE-DEFAULT] warns about anonymous conversations by default', () => {
    expect(actionModalTitleFor({ openCreatePost: false, isWriter: false, hasFilledUserProfile: false })).toBe(
      'You won’t be able to have anonymous conversations',
    );
  });

  it('[ST-ONB-TITLE-ALMOST] says how close the user is where a post was to be created', () => {
    expect(actionModalTitleFor({ openCreatePost: false, isWriter: false, hasFilledUserProfile: true })).toBe(
      'Your pseudonym is saved. Add what you do, and you can write.',
    );
    expect(actionModalTitleFor({ openCreatePost: true, isWriter: false, hasFilledUserProfile: false })).toBe(
      'You’re almost ready to post and discuss it with a broader audience.',
    );
  });

  it('does not tell a writer who leaves before the proof that they cannot post', () => {
    for (const openCreatePost of [true, false]) {
      expect(actionModalTitleFor({ openCreatePost, isWriter: true, hasFilledUserProfile: true })).toBe(
        'You can post already. Only the proof is left.',
      );
    }
  });
});
