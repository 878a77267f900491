import { getDomain } from 'tldts';
import { describe, expect, it } from 'vitest';
import { FREE_MAIL_DOMAINS } from '@/contract/generated/free-mail-domains';
import { isFreeMailAddress as isFreeMailInCore } from '@/core/formatting/free-mail';
import { isFreeMailAddress as isFreeMailOnServer } from '@/server/services/user/career-status/work-email.policy';
import { freeMailCases } from './free-mail.cases';

describe.each([
  ['core', isFreeMailInCore],
  ['the server', isFreeMailOnServer],
])('[VA-TEXT-FREEMAIL] free mail, in %s', (_side, isFreeMailAddress) => {
  it.each(freeMailCases)('%j: %s', (address, isFreeMail) => {
    expect(isFreeMailAddress(address)).toBe(isFreeMail);
  });
});

describe('the list of free mail domains', () => {
  // This makes the core's comparison of endings the same decision as the server's by registrable domain.
  it.each([...FREE_MAIL_DOMAINS])('%s is a registrable domain, and so is nothing below it', (domain) => {
    expect([domain, `x.${domain}`, `x.y.${domain}`].map((name) => getDomain(name))).toEqual([domain, domain, domain]);
  });
});
