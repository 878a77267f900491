import { describe, expect, it } from 'vitest';
import { defaultLoginProps } from './login-props';
import { loginTargetOf } from './login-target';

const targetOf = (props: Partial<typeof defaultLoginProps>, url = '/p/4?sort=new#comments') =>
  loginTargetOf({ ...defaultLoginProps, ...props }, url);

describe('login target', () => {
  it('[LG-REDIRECT-ONBOARDING] is the current address with openOnboarding r or w', () => {
    expect(targetOf({ readerRequired: true })).toBe('/p/4?sort=new&openOnboarding=r#comments');
    expect(targetOf({ writerRequired: true })).toBe('/p/4?sort=new&openOnboarding=w#comments');
    expect(targetOf({})).toBe('/p/4?sort=new#comments');
    expect(targetOf({ readerRequired: true, writerRequired: true }, '/')).toBe('/?openOnboarding=w');
  });

  it('[LG-REDIRECT-CAMPAIGN] carries the campaign when one is set', () => {
    expect(targetOf({ internalCampaign: 'post_cta' }, '/?campaign=old')).toBe('/?campaign=post_cta');
    expect(targetOf({}, '/')).toBe('/');
  });
});
