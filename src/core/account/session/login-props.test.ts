import { expect, it } from 'vitest';
import { loginPropsFor, loginPropsWith } from './login-props';

it('login props have a default for everything', () => {
  expect(loginPropsWith({})).toEqual({
    title: 'Log in to vote and write',
    subTitle: 'It is free. Others only see your pseudonym.',
    isAnonymous: false,
    internalCampaign: null,
    readerRequired: false,
    writerRequired: false,
  });
});

it('login props of a context have its texts', () => {
  expect(loginPropsFor('review', { writerRequired: true })).toMatchObject({
    title: 'Log in to write your review',
    writerRequired: true,
  });
});
