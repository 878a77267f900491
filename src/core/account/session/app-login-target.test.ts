import { expect, it } from 'vitest';
import { appLoginTargetOf } from './app-login-target';
import { defaultLoginProps } from './login-props';

it('[LG-NATIVE-REDIRECT] leads to the page that asked, with onboarding, campaign and onLogin', () => {
  const props = { ...defaultLoginProps, internalCampaign: 'post_cta' };
  expect(appLoginTargetOf({ ...props, writerRequired: true }, '/p/4?sort=new#comments')).toBe(
    '/p/4?sort=new&openOnboarding=w&campaign=post_cta&onLogin=true#comments',
  );
  expect(appLoginTargetOf({ ...props, readerRequired: true }, '/')).toBe(
    '/?openOnboarding=r&campaign=post_cta&onLogin=true',
  );
});
