// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryUser } from '@tests/support/a-memory-user';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { MyProfileRecords } from '@/adapters/memory/account/my-profile/my-profile-records';
import type { UserType } from '@/core/account/session/roles';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { OnboardingOverlays } from './onboarding-overlays';

afterEach(cleanup);

async function fillIn(store: MemoryApp['store']): Promise<void> {
  store(AnonymousProfileKey).changeName('NimbuPaani');
  store(AnonymousProfileKey).chooseAvatar({ avatarUri: 'kolam:5c0e9a17d2b4f683', avatarColor: '#EFDEDF' });
  await store(OnboardingStepsKey).saveProfile();
  store(CareerStatusKey).choose('working');
  store(CareerStatusKey).changeWorking({ companyName: 'Vaayuna Technologies' });
  await store(OnboardingStepsKey).submitCareerChoice();
  store(CareerStatusKey).changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
  await store(OnboardingStepsKey).submitCareerDetails();
}

async function opened(as: MemoryAppOptions['as'], required: UserType): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: as ?? 'newcomer' });
  renderWithStores(
    app.store,
    <>
      <button type="button">Before</button>
      <OnboardingOverlays />
    </>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  await app.store(OnboardingKey).open({ required });
  await screen.findByRole('dialog');
  return app;
}

const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
};

async function wait({ time, settle }: MemoryApp, ms: number): Promise<void> {
  await act(async () => {
    time.advance(ms);
    await settle();
  });
}

describe('the onboarding dialog', () => {
  it('[OV-ONBOARDING] shows the current step and its nested step', async () => {
    const app = await opened('reader', 'WRITER');
    expect(screen.getByRole('dialog', { name: 'Choose your pseudonym' })).toBeTruthy();
    expect(screen.getAllByText('Step 2 of 6')).not.toHaveLength(0);
    act(() => app.store(OnboardingKey).happened({ kind: 'profileStored' }));
    expect(await screen.findByRole('dialog', { name: 'What do you do?' })).toBeTruthy();
    act(() => app.store(OnboardingKey).happened({ kind: 'wentRight' }));
    expect(await screen.findByRole('dialog', { name: 'A little more about your work' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Step 4 of 6: A little more about your work');
  });

  it('takes the focus into each screen, and gives it back at the end', async () => {
    const app = await opened('reader', 'WRITER');
    const form = () => document.querySelector('form');
    await waitFor(() => expect(document.activeElement).toBe(form()));
    act(() => app.store(OnboardingKey).happened({ kind: 'profileStored' }));
    await waitFor(() => expect(document.activeElement).toBe(form()));
    act(() => app.store(OnboardingKey).leave());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Before'));
  });

  it('gives the focus back to a user who finishes later', async () => {
    const app = await opened('reader', 'WRITER');
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('form')));
    await userEvent.keyboard('{Escape}');
    await wait(app, 1_000);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep going'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Before'));
  });

  it('follows communities, and goes on without any', async () => {
    const app = await opened('newcomer', 'READER');
    const chip = await screen.findByRole('button', { name: /Notice Period/ });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(app.store(CommunitiesKey).userCommunities.map(({ name }) => name)).toEqual(['Notice Period']);
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'Choose your pseudonym' })).toBeTruthy();
  });

  it('leads to the first wrong field, and takes a free name with one tap', async () => {
    const app = await opened('reader', 'WRITER');
    await press('Continue');
    const name = screen.getByRole('textbox', { name: 'Pseudonym' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByText('Choose a name, or take one of the suggestions.')).toBeTruthy();

    aMemoryUser(app.world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'AlooTikki' });
    await userEvent.type(name, 'AlooTikki');
    await wait(app, 400);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await press(/^Use /);
    await wait(app, 400);
    expect(screen.getByText('This name is free.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture 2' }));
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'What do you do?' })).toBeTruthy();
  });

  it('[PD-CAREER-CHOICE] offers working, student and unemployed, and stores the selected one', async () => {
    const app = await opened('reader', 'WRITER');
    act(() => app.store(OnboardingKey).happened({ kind: 'profileStored' }));
    const choices = within(await screen.findByRole('group', { name: 'Career status' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['working', 'student', 'unemployed']);
    for (const choice of choices) {
      await userEvent.click(choice);
      expect(app.store(CareerStatusKey).state.selectedOption).toBe(choice.getAttribute('value'));
    }
    await press('Continue');
    await screen.findByRole('dialog', { name: 'Your last job, if you had one' });
    expect(app.world.records(CareerRecords).of(app.me).career?.status.type).toBe('unemployed');
  });

  it('[EN-CAREER] ends with the bio that others see instead of the job, and the name that they do not see', async () => {
    const app = await opened('reader', 'WRITER');
    await act(() => fillIn(app.store));
    act(() => app.store(OnboardingStepsKey).skip());
    expect(await screen.findByText('Software Engineer')).toBeTruthy();
    expect(screen.getByText('Your name, Asha Nair, stays private.')).toBeTruthy();
    app.world.records(MyProfileRecords).of(app.me).bio = 'Backend work since 2019';
    await act(() => app.store(OnboardingKey).edit('career-status'));
    act(() => app.store(OnboardingKey).happened({ kind: 'skippedStep' }));
    expect(await screen.findByText('Backend work since 2019')).toBeTruthy();
    expect(screen.queryByText('Software Engineer')).toBeNull();
  });

  it('suggests companies, and keeps the text where none fits', async () => {
    const app = await opened('reader', 'WRITER');
    act(() => app.store(OnboardingKey).happened({ kind: 'profileStored' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Working/ }));
    const company = screen.getByRole('combobox', { name: 'Company' });
    await userEvent.type(company, 'Vaa');
    await wait(app, 200);
    await userEvent.click(await screen.findByRole('option', { name: 'Vaayuna Technologies' }));
    expect(app.store(CareerStatusKey).state.working.companyName).toBe('Vaayuna Technologies');
    await userEvent.clear(company);
    await userEvent.type(company, 'My own shop');
    await wait(app, 200);
    await userEvent.tab();
    expect(app.store(CareerStatusKey).state.working.companyName).toBe('My own shop');
    await press('Continue');
    await screen.findByRole('dialog', { name: 'A little more about your work' });
    expect(app.world.records(CareerRecords).of(app.me).career?.status.working?.companyName).toBe('My own shop');
  });

  it('asks back on Esc and the close button, and goes on or leaves', async () => {
    const app = await opened('reader', 'WRITER');
    await userEvent.keyboard('{Escape}');
    await wait(app, 100);
    const title = 'You won’t be able to have anonymous conversations';
    const modal = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep going'));
    await press('Keep going');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(app.store(OnboardingKey).isOpen).toBe(true);
    expect(modal.isConnected).toBe(false);
    await press('Close');
    await wait(app, 100);
    await userEvent.click(await screen.findByRole('button', { name: 'Finish later' }));
    expect(app.store(OnboardingKey).isOpen).toBe(false);
  });

  it('Esc twice leaves, from the communities step too, and does not make a reader of the user', async () => {
    const app = await opened('newcomer', 'READER');
    expect(screen.getByRole('button', { name: 'Skip this step' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await wait(app, 100);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep going'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(app.store(OnboardingKey).isOpen).toBe(false));
    expect(app.store(OnboardingKey).state.isReader).toBe(false);
  });

  it('verifies with a code, and says how one appears', async () => {
    const app = await opened('reader', 'WRITER');
    const { store } = app;
    await act(async () => {
      await fillIn(store);
    });
    const address = await screen.findByRole('textbox', { name: 'Work email' });
    // Before a code is sent.
    expect(address.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(/^Use your Vaayuna Technologies address: no other address gives you a mark/)).toBeTruthy();
    await userEvent.type(address, 'asha@vaayuna.example');
    await press('Send the code');
    const code = await screen.findByRole('textbox', { name: 'Code from your email' });
    expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toBeTruthy();
    expect(screen.getAllByText(/We sent a code to/)).toHaveLength(1);
    await userEvent.type(code, '000000');
    await press('Verify');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.clear(code);
    await userEvent.type(code, app.world.records(CareerRecords).mails.at(-1)?.otp ?? '');
    await press('Verify');
    expect(await screen.findByRole('dialog', { name: 'Welcome, NimbuPaani' })).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get verified' })).toBeNull();
    await press('Done');
    expect(store(OnboardingKey).isOpen).toBe(false);
  });

  it('asks a student for the address of the college, in the title and at the field', async () => {
    const { store } = await opened('reader', 'WRITER');
    act(() => {
      store(CareerStatusKey).choose('student');
      store(OnboardingKey).happened({ kind: 'profileStored' });
      for (const _step of ['details', 'address']) store(OnboardingKey).happened({ kind: 'wentRight' });
    });
    expect(await screen.findByRole('dialog', { name: 'Verify your college email' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'College email' })).toBeTruthy();
    expect(screen.queryByText(/work email/i)).toBeNull();
  });

  it.each([
    [false, 'Done'],
    [true, 'Write your post'],
  ])('ends with the act that it was opened for: to write %s, %s', async (openCreatePost, label) => {
    const { store } = await opened('reader', 'WRITER');
    await act(async () => {
      store(OnboardingKey).leave();
      await store(OnboardingKey).open({ required: 'WRITER', openCreatePost });
      await fillIn(store);
      store(OnboardingStepsKey).skip();
    });
    expect(await screen.findByRole('dialog', { name: 'Welcome, NimbuPaani' })).toBeTruthy();
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  });

  it('[OV-UNEMPLOYED] shows the sheet when its flag is set, and closing it clears the flag', async () => {
    const app = await opened('reader', 'WRITER');
    const title = 'Verification comes with your next job';
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    act(() => app.store(OnboardingKey).happened({ kind: 'unemployedSheetOpened' }));
    const sheet = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(sheet).getByText('OK'));
    expect(app.store(OnboardingKey).state.showUnemployedCantVerifyBS).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });
});

describe('the nudge', () => {
  it('shows after 5 s, and leads to onboarding', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    renderWithStores(app.store, <OnboardingOverlays />);
    expect(screen.queryByText('Finish setting up your profile')).toBeNull();
    await wait(app, 5000);
    await press('Set it up');
    expect(await screen.findByRole('dialog', { name: 'What do you want to read about?' })).toBeTruthy();
    expect(screen.queryByText('Finish setting up your profile')).toBeNull();
  });

  it('can be closed', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    renderWithStores(app.store, <OnboardingOverlays />);
    await wait(app, 5000);
    await press('Not now');
    expect(screen.queryByText('Finish setting up your profile')).toBeNull();
  });
});
