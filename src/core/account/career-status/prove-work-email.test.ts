import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { ProveWorkEmail } from './prove-work-email.use-case';
import type { SentCode } from './send-work-email-code.use-case';
import { SendWorkEmailCode } from './send-work-email-code.use-case';

const email = 'asha@vaayuna.example';

async function setUp() {
  const { browser, time } = aSignedInBrowser();
  const statuses = new MemoryCareerStatuses(browser);
  const created = await statuses.createCareerStatus({
    careerStatusType: 'working',
    careerData: { companyName: 'Vaayuna Technologies' },
  });
  if (!created.ok) throw new Error('A user may submit a career status.');
  const { careerStatusId } = created.value;
  const sendCode = new SendWorkEmailCode(statuses, time);
  const prove = new ProveWorkEmail(statuses);
  return {
    browser,
    time,
    mails: browser.world.records(CareerRecords).mails,
    send: (to: string, lastSent: SentCode | null = null) => sendCode.execute({ email: to, careerStatusId, lastSent }),
    prove: (code: string) => prove.execute({ email: ` ${email}`, code, careerStatusId }),
  };
}

describe('sending a code to a work email', () => {
  it('mails it to the address, without the spaces round it', async () => {
    const { send, mails, time } = await setUp();
    const now = time.now();
    expect(await send(` ${email} `)).toMatchObject({ ok: true, value: { to: email, resendAt: now + 30_000 } });
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });

  it('mails no second one to the same address within 30 s, since the first is good still', async () => {
    const { send, mails, time } = await setUp();
    const first = await send(email);
    if (!first.ok) throw new Error('The first code is sent.');
    time.advance(29_999);
    expect(await send(email, first.value)).toEqual(first);
    expect(mails).toHaveLength(1);
    await send('asha.nair@vaayuna.example', first.value);
    expect(mails).toHaveLength(2);
    time.advance(1);
    await send(email, first.value);
    expect(mails).toHaveLength(3);
  });

  it.each(['', 'asha', 'asha@gmail.com'])('sends nothing to "%s", and says why', async (address) => {
    const { send, mails } = await setUp();
    expect(await send(address)).toMatchObject({ ok: false, failure: { kind: 'emailRefused' } });
    expect(mails).toHaveLength(0);
  });

  it('distinguishes a refused address from a lost connection', async () => {
    const { send, browser } = await setUp();
    browser.line.failNext(failureOf(429));
    expect(await send(email)).toEqual({ ok: false, failure: { kind: 'emailRefused', message: 'Refused with 429.' } });
    browser.line.failNext(failureOf(null));
    expect(await send(email)).toMatchObject({ ok: false, failure: { kind: 'notSent' } });
  });
});

describe('proving a work email', () => {
  it('takes the code with spaces in it', async () => {
    const { send, prove, mails } = await setUp();
    await send(email);
    const otp = mails[0]?.otp ?? '';
    expect(await prove(` ${otp.slice(0, 3)} ${otp.slice(3)}`)).toEqual({
      ok: true,
      value: { verified: 'VERIFIED', verificationSource: 'email' },
    });
  });

  it('sends no code that is not six digits', async () => {
    const { prove, browser } = await setUp();
    expect(await prove('12345')).toMatchObject({ ok: false, failure: { kind: 'codeRefused', needsNewCode: false } });
    expect(browser.line.countOf('verifyCode')).toBe(0);
  });

  it('distinguishes a wrong code from an expired one', async () => {
    const { send, prove, mails, time } = await setUp();
    await send(email);
    const otp = mails[0]?.otp ?? '';
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await prove(wrong)).toMatchObject({ ok: false, failure: { kind: 'codeRefused', needsNewCode: false } });
    time.advance(600_000);
    expect(await prove(otp)).toMatchObject({ ok: false, failure: { kind: 'codeRefused', needsNewCode: true } });
  });

  it('distinguishes a lost connection from a refused code', async () => {
    const { prove, browser } = await setUp();
    browser.line.failNext(failureOf(null));
    expect(await prove('123456')).toMatchObject({ ok: false, failure: { kind: 'notChecked' } });
  });
});
