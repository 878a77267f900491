import { expect, it } from 'vitest';
import { defaultLoginProps } from '../session/login-props';
import { appLoginRedirectOf } from './login-redirect.rules';

it('[LG-NATIVE-REDIRECT] leads to the page that asked, with onboarding, campaign, the composer, and onLogin', () => {
  const props = { ...defaultLoginProps, internalCampaign: 'post_cta', openCreatePost: true };
  expect(appLoginRedirectOf({ ...props, writerRequired: true }, '/p/4?sort=new#comments')).toBe(
    '/p/4?sort=new&openOnboarding=w&campaign=post_cta&openCreatePost=true&onLogin=true#comments',
  );
  expect(appLoginRedirectOf({ ...props, readerRequired: true }, '/')).toBe(
    '/?openOnboarding=r&campaign=post_cta&openCreatePost=true&onLogin=true',
  );
  expect(appLoginRedirectOf({ ...props, redirectUrl: '/settings' }, '/')).toBe('/settings?onLogin=true');
});
