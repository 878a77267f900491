import { expect, it } from 'vitest';
import { loginPropsFor, loginPropsWith } from './login-props';

it('login props have a default for everything', () => {
  expect(loginPropsWith({})).toEqual({
    title: 'Log in to vote and write',
    subTitle: 'It is free. Others only see your pseudonym.',
    isAnonymous: false,
    disableClose: false,
    backOnClose: false,
    internalCampaign: null,
    openCreatePost: false,
    readerRequired: false,
    writerRequired: false,
    redirectUrl: null,
    queryStr: '',
  });
});

it('login props of a context have its texts, and can be closed', () => {
  expect(loginPropsFor('review', { writerRequired: true })).toMatchObject({
    title: 'Log in to write your review',
    disableClose: false,
    writerRequired: true,
  });
});
