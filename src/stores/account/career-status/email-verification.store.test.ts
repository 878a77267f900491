import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';

interface Verifying {
  readonly app: MemoryApp;
  readonly careerStatusId: number;
}

async function verifying(): Promise<Verifying> {
  const app = await startMemoryApp({ as: 'reader' });
  const careerStatus = app.store(CareerStatusKey);
  const emailVerification = app.store(EmailVerificationKey);
  careerStatus.choose('working');
  careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
  await careerStatus.submitChoice(false);
  emailVerification.changeEmail('asha@vaayuna.example');
  return { app, careerStatusId: careerStatus.state.careerStatusId ?? 0 };
}

describe('the email verification', () => {
  it.each([
    ['', 'Enter your work or college email, so that we can send a code.'],
    ['asha', 'This does not look like an email address. Enter one like you@company.in.'],
    ['asha@gmail.com', 'This is a free mail provider. Use the address that your company or college gave you.'],
  ])('says what is wrong with "%s" before anything is sent', async (email, message) => {
    const { app, careerStatusId } = await verifying();
    app.store(EmailVerificationKey).changeEmail(email);
    expect(await app.store(EmailVerificationKey).sendCode(careerStatusId)).toBe(false);
    expect(app.store(EmailVerificationKey).emailForm.errors.email).toBe(message);
    expect(app.line.countOf('sendVerificationCode')).toBe(0);
  });

  it('sends a code, counts down, and sends another one after 30 s', async () => {
    const { app, careerStatusId } = await verifying();
    const emailVerification = app.store(EmailVerificationKey);
    expect(await emailVerification.sendCode(careerStatusId)).toBe(true);
    expect(emailVerification.sent?.to).toBe('asha@vaayuna.example');
    expect(emailVerification).toMatchObject({ secondsLeft: 30, canResend: false });
    app.time.advance(29_000);
    expect(emailVerification.secondsLeft).toBe(1);
    expect(await emailVerification.sendCode(careerStatusId)).toBe(true);
    expect(app.world.records(CareerRecords).mails).toHaveLength(1);
    app.time.advance(1000);
    expect(emailVerification.canResend).toBe(true);
    await emailVerification.sendCode(careerStatusId);
    expect(app.world.records(CareerRecords).mails).toHaveLength(2);
  });

  it('sends at once to another address', async () => {
    const { app, careerStatusId } = await verifying();
    const emailVerification = app.store(EmailVerificationKey);
    await emailVerification.sendCode(careerStatusId);
    emailVerification.changeEmail('asha.nair@vaayuna.example');
    await emailVerification.sendCode(careerStatusId);
    expect(app.world.records(CareerRecords).mails.map(({ to }) => to)).toEqual([
      'asha@vaayuna.example',
      'asha.nair@vaayuna.example',
    ]);
  });

  it('proves the address with the code, spaces or not', async () => {
    const { app, careerStatusId } = await verifying();
    const emailVerification = app.store(EmailVerificationKey);
    await emailVerification.sendCode(careerStatusId);
    const otp = app.world.records(CareerRecords).mails[0]?.otp ?? '';
    emailVerification.changeCode(`${otp.slice(0, 3)} ${otp.slice(3)}`);
    expect(await emailVerification.verify(careerStatusId)).toEqual({
      verified: 'VERIFIED',
      verificationSource: 'email',
    });
  });

  it('says that a code is wrong, and that an old one needs a new one', async () => {
    const { app, careerStatusId } = await verifying();
    const emailVerification = app.store(EmailVerificationKey);
    await emailVerification.sendCode(careerStatusId);
    emailVerification.changeCode('12345');
    expect(await emailVerification.verify(careerStatusId)).toBeNull();
    expect(emailVerification.codeForm.errors.code).toBe('Enter the six digits from the email.');
    emailVerification.changeCode('000000');
    await emailVerification.verify(careerStatusId);
    expect(emailVerification.codeForm.errors.code).toBeDefined();
    expect(emailVerification.needsNewCode).toBe(false);
    app.time.advance(600_000);
    emailVerification.changeCode(app.world.records(CareerRecords).mails[0]?.otp ?? '');
    await emailVerification.verify(careerStatusId);
    expect(emailVerification.needsNewCode).toBe(true);
    expect(emailVerification.codeForm.refusals).toBe(3);
  });

  it('says at the field that there were too many codes, and in a toast that the connection is lost', async () => {
    const { app, careerStatusId } = await verifying();
    const emailVerification = app.store(EmailVerificationKey);
    app.line.failNext(failureOf(429));
    expect(await emailVerification.sendCode(careerStatusId)).toBe(false);
    expect(emailVerification.emailForm.errors.email).toBe('Refused with 429.');
    app.line.failNext(failureOf(null));
    expect(await emailVerification.sendCode(careerStatusId)).toBe(false);
    await emailVerification.sendCode(careerStatusId);
    app.line.failNext(failureOf(null));
    emailVerification.changeCode('123456');
    expect(await emailVerification.verify(careerStatusId)).toBeNull();
    expect(app.toasts.shown.map(({ text1 }) => text1)).toEqual([
      'Your code was not checked.',
      'The code was not sent.',
    ]);
  });
});
