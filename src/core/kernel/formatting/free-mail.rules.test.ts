import { getDomain } from 'tldts';
import { describe, expect, it } from 'vitest';
import { findFreeMailAddresses, isFreeMailAddress } from './free-mail.rules';
import { FREE_MAIL_DOMAINS } from './generated/free-mail-domains';

const freeMailCases: readonly (readonly [address: string, isFreeMail: boolean])[] = [
  ['a@gmail.com', true],
  ['A.B+c@GMAIL.com', true],
  ['a@googlemail.com', true],
  ['a@yahoo.com', true],
  ['a@yahoo.co.in', true],
  ['a@mail.yahoo.co.in', true],
  ['a@ymail.com', true],
  ['a@outlook.in', true],
  ['a@hotmail.com', true],
  ['a@live.in', true],
  ['a@rediffmail.com', true],
  ['a@zohomail.in', true],
  ['a@icloud.com', true],
  ['a@proton.me', true],
  ['a@tutanota.com', true],
  ['a@mail.com', true],
  ['a@fastmail.com', true],
  ['a@yandex.ru', true],
  ['a@mailinator.com', true],
  ['a@b.c.yopmail.com', true],
  ['a@sharklasers.com', true],
  ['a@x_y.gmail.com', true],

  ['a@mail.gov.in', false],
  ['a@mail.nic.in', false],
  ['a@proton.tech', false],
  ['a@live.tcs.in', false],
  ['a@outlook.works', false],
  ['a@mail.acme.in', false],
  ['a@gmail.acme.co.in', false],
  ['a@yahooinc.com', false],
  ['a@zohocorp.com', false],
  ['a@notgmail.com', false],
  ['a@gmail.com.nilgiri.example', false],
  ['a@mail.gmail.company.example', false],
  ['gmail.com@vaayuna.example', false],
  ['"a@gmail.com"@vaayuna.example', false],
  ['a@vaayuna.example', false],
  ['a@iitk.ac.in', false],
  ['a@gmail', false],
  ['a@com', false],
  ['a@co.in', false],
  ['a@192.0.2.1', false],
  ['a@', false],
  ['', false],
];

describe('free mail', () => {
  it.each(freeMailCases)('[VA-TEXT-FREEMAIL] %j: %s', (address, isFreeMail) => {
    expect(isFreeMailAddress(address)).toBe(isFreeMail);
  });

  it.each([...FREE_MAIL_DOMAINS])('%s is a registrable domain, and so is nothing below it', (domain) => {
    expect([domain, `x.${domain}`, `x.y.${domain}`].map((name) => getDomain(name))).toEqual([domain, domain, domain]);
  });

  it('[VA-TEXT-FREEMAIL] finds addresses at common providers, and no company address', () => {
    const text =
      'Write to asha.k@gmail.com, b+1@yahoo.co.in or C_D@Outlook.com; e@hotmail.com (f@rediffmail.com). Not hr@nilgiri.example';
    expect(findFreeMailAddresses(text)).toEqual([
      'asha.k@gmail.com',
      'b+1@yahoo.co.in',
      'C_D@Outlook.com',
      'e@hotmail.com',
      'f@rediffmail.com',
    ]);
    expect(findFreeMailAddresses('hr@nilgiri.example')).toEqual([]);
  });

  it('is not fooled by a domain that only begins or ends like one', () => {
    for (const address of ['a@gmail.com.nilgiri.example', 'a@notgmail.com', 'a@mail.gmail.company.example']) {
      expect(isFreeMailAddress(address)).toBe(false);
      expect(findFreeMailAddresses(address)).toEqual([]);
    }
    expect(isFreeMailAddress(' Asha@GMAIL.com ')).toBe(true);
  });

  it('answers at once on a long run of letters', () => {
    expect(findFreeMailAddresses('a'.repeat(50_000))).toEqual([]);
    expect(findFreeMailAddresses('a@'.repeat(50_000))).toEqual([]);
  });
});
