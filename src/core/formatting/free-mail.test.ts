import { describe, expect, it } from 'vitest';
import { findFreeMailAddresses, isFreeMailAddress } from './free-mail';

describe('free mail', () => {
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
