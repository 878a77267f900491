import { expect, it } from 'vitest';
import { initialLoginFlags, loginFlagsAfter } from './login-flags';

it('login flags follow the scripts and the one-tap', () => {
  const after = (moment: Parameters<typeof momentEvent>[0]) => loginFlagsAfter(initialLoginFlags, momentEvent(moment));
  const momentEvent = (moment: 'displayed' | 'notDisplayed' | 'dismissed') => ({ kind: 'oneTap', moment }) as const;
  expect(loginFlagsAfter(initialLoginFlags, { kind: 'googleScriptLoaded' }).isGoogleScriptLoaded).toBe(true);
  expect(loginFlagsAfter(initialLoginFlags, { kind: 'naukriSdkLoaded' }).isNaukriSdkLoaded).toBe(true);
  expect(after('displayed')).toEqual({ ...initialLoginFlags, yoloShowed: true });
  expect(after('notDisplayed')).toEqual({ ...initialLoginFlags, showGoogleYolo: true });
  expect(after('dismissed')).toEqual({ ...initialLoginFlags, showGoogleYolo: true });
});
