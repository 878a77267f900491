import { expect, it } from 'vitest';
import { loginPropsFor, loginPropsWith } from './login-props';

it('login props have a default for everything', () => {
  expect(loginPropsWith({})).toEqual({
    title: 'Login to get full access & be a part of the conversation',
    subTitle: 'Free for everyone. Nobody at your company learns that you are here.',
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

it('login props of a context have its texts and its closing rule', () => {
  expect(loginPropsFor('review', { writerRequired: true })).toMatchObject({
    title: 'Log in to write your review',
    disableClose: true,
    writerRequired: true,
  });
  expect(loginPropsFor('salary').disableClose).toBe(false);
});
