import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { OnboardingKey, OnboardingStepsKey } from './keys';

async function editing(options: MemoryAppOptions) {
  const app = await startMemoryApp({ as: 'writer', ...options });
  await app.store(OnboardingKey).edit('career-status');
  await app.settle();
  const career = app.store(CareerStatusKey);
  return { ...app, career, onboarding: app.store(OnboardingKey) };
}

describe('a change of the career status', () => {
  it('that the end of the session breaks off is there again after the next login, for the same user only', async () => {
    const storage = new MemoryStorage();
    const { career, store, browser, world, me, settle } = await editing({ storage });
    const { working } = career.state;
    career.changeWorking({ companyName: 'Rathayana Motors' });
    browser.signOut();
    store(SessionKey).markUnauthorised();
    await settle();
    expect(career.state.working.companyName).toBe('');

    const other = await editing({ storage, world });
    expect(other.career.state.working.companyName).not.toBe('Rathayana Motors');
    const again = await editing({ storage, world, me });
    expect(again.career.state.working).toEqual({ ...working, companyName: 'Rathayana Motors' });
  });

  it('is kept over a reload, and gone once the user gives it up', async () => {
    const storage = new MemoryStorage();
    const first = await editing({ storage });
    const { companyName } = first.career.state.working;
    const { world, me } = first;
    first.career.changeWorking({ companyName: 'Rathayana Motors' });
    const second = await editing({ storage, world, me });
    expect(second.career.state.working.companyName).toBe('Rathayana Motors');
    second.onboarding.leave();
    const third = await editing({ storage, world, me });
    expect(third.career.state.working.companyName).toBe(companyName);
  });

  it('that is left on its second screen shows on the profile as far as it is stored, and goes on with what was typed', async () => {
    const storage = new MemoryStorage();
    const { career, store, onboarding, world, me, settle } = await editing({ storage });
    career.choose('working');
    career.changeWorking({ companyName: 'Rathayana Motors' });
    await store(OnboardingStepsKey).submitCareerChoice();
    await settle();
    expect(store(ProfileKey).profile?.careerStatus?.working?.companyName).toBe('Rathayana Motors');
    career.changeWorking({ jobProfile: 'Data Analyst' });
    await settle();
    onboarding.leave();
    const again = await editing({ storage, world, me });
    expect(again.career.state.working).toMatchObject({ companyName: 'Rathayana Motors', jobProfile: 'Data Analyst' });
  });

  it('gives way to a status that another device stored meanwhile', async () => {
    const storage = new MemoryStorage();
    const phone = await editing({ storage });
    const { world, me } = phone;
    phone.career.choose('working');
    phone.career.changeWorking({ companyName: 'Rathayana Motors' });
    const laptop = await editing({ world, me });
    laptop.career.choose('student');
    laptop.career.changeStudent({ collegeName: 'Vindhya College of Commerce' });
    await laptop.store(OnboardingStepsKey).submitCareerChoice();
    await laptop.settle();
    const { career } = await editing({ storage, world, me });
    expect(career.state).toMatchObject({
      selectedOption: 'student',
      student: { collegeName: 'Vindhya College of Commerce' },
    });
  });
});
