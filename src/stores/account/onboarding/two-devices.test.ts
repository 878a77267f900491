import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { sentCodeKeyOf } from '@/core/account/career-status/stored-code';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { OnboardingKey, OnboardingStepsKey } from './keys';

function onAnotherDevice({ world, me }: MemoryApp): Promise<MemoryApp> {
  return startMemoryApp({ as: 'reader', world, me });
}

async function open({ store, settle }: MemoryApp): Promise<void> {
  await store(OnboardingKey).open({ required: 'WRITER' });
  await settle();
}

async function submitWork({ store, settle }: MemoryApp): Promise<void> {
  store(CareerStatusKey).choose('working');
  store(CareerStatusKey).changeWorking({ companyName: 'Vaayuna Technologies' });
  await store(OnboardingStepsKey).submitCareerChoice();
  await settle();
}

async function submitJob({ store, settle }: MemoryApp): Promise<void> {
  store(CareerStatusKey).changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
  await store(OnboardingStepsKey).submitCareerDetails();
  await settle();
}

describe('onboarding that is left on one device and taken up on another', () => {
  it('goes on at the first step that is not done, with what was stored', async () => {
    const phone = await startMemoryApp({ as: 'reader' });
    await open(phone);
    await submitProfile(phone);
    phone.store(OnboardingKey).leave();

    const laptop = await onAnotherDevice(phone);
    await open(laptop);
    expect(screenOf(laptop)).toEqual(['CareerStatus', 'careerOption']);
    laptop.store(OnboardingKey).back();
    await laptop.settle();
    expect(laptop.store(AnonymousProfileKey).userName).toBe('NimbuPaani');
    laptop.store(OnboardingKey).happened({ kind: 'wentRight' });
    await submitWork(laptop);
    laptop.store(OnboardingKey).leave();

    await open(phone);
    expect(screenOf(phone)).toEqual(['CareerStatus', 'careerOption']);
    const third = await onAnotherDevice(phone);
    await open(third);
    expect(third.store(CareerStatusKey).state.working.companyName).toBe('Vaayuna Technologies');
    await submitWork(third);
    await submitJob(third);
    expect(screenOf(third)).toEqual(['Verification', 'emailVerification']);
    third.store(EmailVerificationKey).changeEmail('asha@vaayuna.example');
    await third.store(OnboardingStepsKey).sendCode();
    expect(screenOf(third)).toEqual(['Verification', 'verifyOtp']);
    third.store(OnboardingKey).leave();

    const last = await onAnotherDevice(phone);
    await last.store(OnboardingKey).edit('verification');
    expect(screenOf(last)).toEqual(['Verification', 'emailVerification']);
  });

  it('a code that is on its way is asked for again on the device that had it mailed, until it is too old or used', async () => {
    const phone = await startMemoryApp({ as: 'reader' });
    await open(phone);
    await submitProfile(phone);
    await submitWork(phone);
    await submitJob(phone);
    phone.store(EmailVerificationKey).changeEmail('asha@vaayuna.example');
    await phone.store(OnboardingStepsKey).sendCode();
    const { world, me, storage } = phone;

    const reloaded = await startMemoryApp({ as: 'reader', world, me, storage });
    await reloaded.store(OnboardingKey).edit('verification');
    expect(screenOf(reloaded)).toEqual(['Verification', 'verifyOtp']);
    expect(reloaded.store(EmailVerificationKey)).toMatchObject({
      canResend: false,
      sent: { to: 'asha@vaayuna.example' },
    });
    expect(world.records(CareerRecords).mails).toHaveLength(1);
    const laptop = await onAnotherDevice(phone);
    await laptop.store(OnboardingKey).edit('verification');
    expect(screenOf(laptop)).toEqual(['Verification', 'emailVerification']);

    reloaded.store(EmailVerificationKey).changeCode(world.records(CareerRecords).mails[0]?.otp ?? '');
    await reloaded.store(OnboardingStepsKey).verifyCode();
    expect(storage.get(sentCodeKeyOf(reloaded.store(SessionKey).userId ?? ''))).toBeNull();
  });

  it('an address that is typed when the session ends is there again after the next login', async () => {
    const phone = await startMemoryApp({ as: 'reader' });
    await open(phone);
    await submitProfile(phone);
    await submitWork(phone);
    await submitJob(phone);
    phone.store(OnboardingKey).leave();
    await phone.store(OnboardingKey).edit('verification');
    phone.store(EmailVerificationKey).changeEmail('asha@vaayuna.example');
    await phone.settle();
    phone.browser.signOut();
    phone.store(SessionKey).markUnauthorised();
    await phone.settle();
    expect(phone.store(EmailVerificationKey).email).toBe('');

    const { world, me, storage } = phone;
    const again = await startMemoryApp({ as: 'reader', world, me, storage });
    await again.store(OnboardingKey).edit('verification');
    expect(again.store(EmailVerificationKey).email).toBe('asha@vaayuna.example');
  });

  it('a draft of the first device does not undo what the second one stored', async () => {
    const phone = await startMemoryApp({ as: 'reader' });
    await open(phone);
    phone.store(AnonymousProfileKey).changeName('Half typed');
    phone.store(OnboardingKey).leave();

    const laptop = await onAnotherDevice(phone);
    await open(laptop);
    await submitProfile(laptop);

    const reloaded = await startMemoryApp({ as: 'reader', world: phone.world, me: phone.me, storage: phone.storage });
    await open(reloaded);
    expect(screenOf(reloaded)).toEqual(['CareerStatus', 'careerOption']);
    expect(reloaded.store(AnonymousProfileKey).userName).not.toBe('Half typed');
  });
});

async function twoWindows() {
  const one = await startMemoryApp({ as: 'reader' });
  await open(one);
  await submitProfile(one);
  const other = await onAnotherDevice(one);
  await open(other);
  await submitWork(one);
  return { one, other };
}

describe('two windows that onboard one user at once', () => {
  it('show the newer career status where the other window changed it, and both come to the end', async () => {
    const { one, other } = await twoWindows();
    const career = other.store(CareerStatusKey);
    career.choose('student');
    career.changeStudent({ collegeName: 'Vindhya College of Commerce' });
    await other.store(OnboardingStepsKey).submitCareerChoice();

    await submitJob(one);
    expect(screenOf(one)).toEqual(['CareerStatus', 'careerOption']);
    expect(one.toasts.shown[0]?.text1).toMatch(/changed in another window/);
    expect(one.store(CareerStatusKey).state).toMatchObject({
      selectedOption: 'student',
      student: { collegeName: 'Vindhya College of Commerce' },
      working: { companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer', departmentId: 1 },
    });

    career.changeStudent({ courseName: 'B.Com', specializationId: 1, specialization: 'General' });
    await other.store(OnboardingStepsKey).submitCareerDetails();
    expect(screenOf(other)).toEqual(['Verification', 'emailVerification']);
    await submitWork(one);
    await submitJob(one);
    expect(screenOf(one)).toEqual(['Verification', 'emailVerification']);
    other.store(OnboardingKey).happened({ kind: 'skippedStep' });
    other.store(OnboardingKey).finish();
    expect([one, other].map(({ store }) => store(OnboardingKey).state.isFullyOnboarded)).toEqual([true, true]);
  });

  it('do not mix two companies: details that were typed for the one are not stored for the other', async () => {
    const { one, other } = await twoWindows();
    const career = other.store(CareerStatusKey);
    career.choose('working');
    career.changeWorking({ companyName: 'Zenkosh Infotech' });
    await other.store(OnboardingStepsKey).submitCareerChoice();

    await submitJob(one);
    expect(one.toasts.shown[0]?.text1).toMatch(/changed in another window/);
    expect(screenOf(one)).toEqual(['CareerStatus', 'careerOption']);
    expect(one.store(CareerStatusKey).state.working).toMatchObject({
      companyName: 'Zenkosh Infotech',
      jobProfile: 'Software Engineer',
    });
    const { career: stored } = one.world.records(CareerRecords).of(one.me);
    expect(stored?.status.working).toMatchObject({ companyName: 'Zenkosh Infotech', jobProfile: null });
    await submitJob(other);
    expect(screenOf(other)).toEqual(['Verification', 'emailVerification']);
  });
});
