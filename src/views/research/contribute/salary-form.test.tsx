// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEmployee } from '@tests/support/as-employee';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { SalaryRecords } from '@/adapters/memory/research/salaries/salary-records';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { contributionDraftKey, GUEST_DRAFT_LIFETIME_MS } from '@/core/research/contribute/stored-contribution';
import { LoginKey } from '@/stores/account/session/keys';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { SalaryFormKey } from '@/stores/research/contribute/keys';
import { SalaryForm } from './salary-form';

afterEach(cleanup);

async function theForm(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp({ address: '/contribute/salary-v3', ...options });
  renderWithStores(app.store, <SalaryForm />);
  return app;
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

const optionsOf = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option:not([disabled])')].map((one) => one.textContent);

const work = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  locationName: 'Kochi',
  locationId: 3,
  totalExperience: 4,
} as const;
const answers = { ...work, fixedSalary: { lakhs: 14, thousand: 50 } } as const;

async function thePay() {
  const app = await theForm();
  const { lists } = app.world.records(CatalogRecords);
  const idOf = (list: 'company' | 'jobProfile', name: string) =>
    lists[list].find((item) => item.name === name)?.id ?? 0;
  const salaries = app.world.records(SalaryRecords);
  salaries.add(
    Array.from({ length: 40 }, (_, place) => ({
      id: null,
      companyId: idOf('company', work.companyName),
      jobProfileId: idOf('jobProfile', work.jobProfile),
      locationId: null,
      experience: work.totalExperience,
      month: monthInIndia(app.world.clock.now()),
      fixed: 5_00_000 + place * 50_000,
      variable: 0,
      stock: 0,
      joiningBonus: 0,
      employment: 'fulltime' as const,
      reports: 1,
      isChecked: true,
      tellerId: null,
      waitsUntil: null,
    })),
  );
  salaries.takeSnapshot();
  app.store(SalaryFormKey).change(work);
  await goOn();
  return app;
}

describe('the form for pay', () => {
  it('is covered by no prompt while it is there', async () => {
    const { store } = await startMemoryApp({ address: '/contribute/salary-v3' });
    const shown = renderWithStores(store, <SalaryForm />);
    await waitFor(() => expect(store(OverlaysKey).hasOverlay).toBe(true));
    store(OverlaysKey).offerPrompt('onboardingNudge');
    expect(store(OverlaysKey).shownPrompt).toBeNull();
    shown.unmount();
    await waitFor(() => expect(store(OverlaysKey).hasOverlay).toBe(false));
    store(OverlaysKey).offerPrompt('onboardingNudge');
    expect(store(OverlaysKey).shownPrompt).toBe('onboardingNudge');
  });

  it('[VA-FIELD-MESSAGES] has one sentence beside each of the five mandatory fields that are empty', async () => {
    const { store } = await theForm();
    await goOn();
    for (const sentence of [
      'Enter the company, and pick it from the list',
      'Enter your job title, and pick it from the list',
      'Enter the city, and pick it from the list',
    ])
      expect(screen.getByText(sentence)).not.toBeNull();
    expect(document.querySelectorAll('.err')).toHaveLength(3);
    store(SalaryFormKey).change({ ...work, totalExperience: null });
    await goOn();
    expect(document.querySelectorAll('.err')).toHaveLength(0);
    await goOn();
    expect(screen.getByText('Select your fixed pay of a year')).not.toBeNull();
    expect(screen.getByText('Select your years of experience')).not.toBeNull();
    expect(document.querySelectorAll('.err')).toHaveLength(2);
    expect(store(LoginKey).isOpen).toBe(false);
  });

  it('[EM-VESTING] [EM-STOCK-TYPE] asks for the stock, and then for its vesting, in the words of the specification', async () => {
    await thePay();
    expect(optionsOf('Kind of stock optional')).toHaveLength(6);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of stock optional' }), 'ESOPs');
    expect(optionsOf('Vests over')).toEqual(['3 years', '4 years', '5 years', 'I am not aware; count 4 years']);
  });

  it('[VA-RANGE-LAKHS] [VA-RANGE-THOUSANDS] offers lakhs and thousands to choose from', async () => {
    await thePay();
    expect(optionsOf('Fixed pay, lakhs')).toHaveLength(140);
    expect(optionsOf('Fixed pay, thousand')).toHaveLength(20);
  });

  it('says where the pay would stand, once it is chosen, and asks for no other group when it changes', async () => {
    const { store, line, settle } = await thePay();
    const standing = () => screen.queryByRole('region', { name: 'Where you would stand' });
    expect(standing()).toBeNull();
    expect(line.countOf('getSalaryReport')).toBe(0);
    act(() => store(SalaryFormKey).change({ fixedSalary: { lakhs: 14, thousand: 0 } }));
    await settle();
    await waitFor(() => expect(standing()?.textContent).toMatch(/\d+ of 100 earn less than you/));
    expect(screen.getByRole('region', { name: /^The same pay in/ })).not.toBeNull();
    const calls = line.countOf('getSalaryReport');
    const first = standing()?.textContent;
    act(() => store(SalaryFormKey).change({ fixedSalary: { lakhs: 5, thousand: 0 } }));
    await waitFor(() => expect(standing()?.textContent).not.toBe(first));
    expect(line.countOf('getSalaryReport')).toBe(calls);
  });

  it.each([
    [{ jobProfile: 'Lighthouse Keeper' }, /^Where you would standFewer than ten people have reported this role/],
    [{ employment: 'intern' }, null],
    [{ currentSalary: false, year: 2024 }, null],
  ] as const)('compares with no group of %o that would not be like it', async (change, said) => {
    const { store, settle } = await thePay();
    act(() => store(SalaryFormKey).change({ ...change, fixedSalary: { lakhs: 14, thousand: 0 } }));
    await settle();
    if (said === null) expect(screen.queryByText('Where you would stand')).toBeNull();
    else
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Where you would stand' }).textContent).toMatch(said),
      );
  });

  it('does without a comparison whose figures do not load', async () => {
    const { store, line } = await thePay();
    line.goOffline();
    act(() => store(SalaryFormKey).change({ fixedSalary: { lakhs: 14, thousand: 0 } }));
    expect(await screen.findByText(/You can send yours without them/)).not.toBeNull();
  });

  it('keeps what a guest writes for the login and for a day, and gives it to whoever logs in', async () => {
    const guest = await theForm();
    guest.store(SalaryFormKey).change(answers);
    await goOn();
    await goOn();
    await userEvent.click(screen.getByText('Send my salary'));
    await guest.settle();
    expect(guest.store(LoginKey).isOpen).toBe(true);
    cleanup();
    const { storage, world } = guest;
    const user = await theForm({ as: 'newcomer', storage, world });
    expect(screen.getByText('You are logged in now')).not.toBeNull();
    expect(user.store(SalaryFormKey).values).toMatchObject(answers);
    cleanup();
    const next = await theForm({ storage, world });
    expect(next.store(SalaryFormKey).isWritten).toBe(false);
    next.store(SalaryFormKey).change(answers);
    cleanup();
    const key = contributionDraftKey('salary', null, null);
    const kept = JSON.parse(storage.get(key) ?? '{}');
    storage.set(key, JSON.stringify({ ...kept, keptAt: kept.keptAt - GUEST_DRAFT_LIFETIME_MS - 1 }));
    const late = await theForm({ storage, world });
    expect(late.store(SalaryFormKey).isWritten).toBe(false);
  });

  it('says that a device without room does not keep the draft, also if one comes back to it', async () => {
    const { store, storage, world } = await theForm({ as: 'newcomer' });
    storage.isFull = true;
    act(() => store(SalaryFormKey).change(answers));
    const warning = 'This device does not keep your draft. It is lost when you close this page or log in.';
    expect(screen.getByText(warning)).not.toBeNull();
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
    expect(screen.queryByText(/Your draft stays on this device/)).toBeNull();
    act(() => store(SalaryFormKey).restore());
    expect(screen.getByText(warning)).not.toBeNull();
    expect(screen.queryByText(/saved on this device/i)).toBeNull();
    expect(screen.getByRole('button', { name: 'Start afresh' })).not.toBeNull();
    cleanup();
    storage.isFull = false;
    await theForm({ as: 'newcomer', storage, world });
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('is sent once, and then empty and forgotten', async () => {
    const { store, storage, line, settle, me } = await theForm({ as: 'newcomer' });
    const form = store(SalaryFormKey);
    form.change(answers);
    expect(storage.get(contributionDraftKey('salary', me.id, null))).toContain('Software Engineer');
    await Promise.all([form.submit(), form.submit()]);
    await settle();
    expect(line.countOf('giveSalary')).toBe(1);
    expect(form.isWritten).toBe(false);
    expect(form.values.jobProfile).toBe('');
    expect(storage.get(contributionDraftKey('salary', me.id, null))).toBeNull();
  });

  it('that a lost answer left behind is sent again and stored once', async () => {
    const { store, line, world } = await theForm({ as: 'newcomer' });
    const told = world.records(SalaryRecords).all;
    const before = told.length;
    const form = store(SalaryFormKey);
    form.change(answers);
    line.loseAnswers('giveSalary');
    await form.submit();
    expect(form.isWritten).toBe(true);
    await form.submit();
    expect(form.isWritten).toBe(false);
    expect(told).toHaveLength(before + 1);
  });

  it('asks whether unusual pay is right at its field, until it is changed or confirmed', async () => {
    const { store } = await theForm({ as: 'newcomer' });
    const form = store(SalaryFormKey);
    form.change({ ...answers, fixedSalary: { lakhs: 500, thousand: 0 } });
    await goOn();
    await goOn();
    await userEvent.click(screen.getByText('Send my salary'));
    const question = await screen.findByText(/Is it right\?$|in lakhs\?$/);
    expect(question).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'It is correct' }));
    await waitFor(() => expect(form.isWritten).toBe(false));
  });

  it('goes back a step with Back, and to no step further than is filled in', async () => {
    const { store, location } = await thePay();
    expect(location.current()).toContain('step=pay');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(location.current()).not.toContain('step');
    expect(store(SalaryFormKey).values).toMatchObject(work);
    cleanup();
    const later = await theForm({ address: '/contribute/salary-v3?step=check' });
    expect(later.location.current()).not.toContain('step');
    expect(screen.getByRole('button', { name: 'Continue' })).not.toBeNull();
  });

  it('offers a draft again, and gives back what starting afresh has cleared', async () => {
    const { store, storage, world } = await theForm();
    store(SalaryFormKey).change(work);
    cleanup();
    const again = await theForm({ storage, world });
    const form = again.store(SalaryFormKey);
    expect(screen.getByText('Your draft is back')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Continue at/ }).getAttribute('href')).toBe(
      '/contribute/salary-v3?step=pay',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(form.values.jobProfile).toBe('');
    expect(storage.get(contributionDraftKey('salary', null, null))).toBeNull();
    again.toasts.shown[0]?.props.onLinkClick?.();
    expect(form.values).toMatchObject(work);
    expect(storage.get(contributionDraftKey('salary', null, null))).toContain('Software Engineer');
  });

  it('opens on the pay if the career status answers where, and says that in one line that leads back', async () => {
    const { store, location } = await theForm(await asEmployee('Vaayuna Technologies', 'Data Analyst', 'Pune'));
    expect(screen.getByRole('heading', { level: 1, name: 'Add your salary' })).not.toBeNull();
    expect(screen.getByText('Data Analyst, Vaayuna Technologies, Pune, full-time.')).not.toBeNull();
    expect(screen.getByRole('combobox', { name: 'Fixed pay, lakhs' })).not.toBeNull();
    expect(location.current()).not.toContain('step');
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/contribute/salary-v3?step=work');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(location.current()).toContain('step=work');
    act(() => store(SalaryFormKey).change({ jobProfile: '' }, 'jobProfile'));
    await goOn();
    expect(screen.getByText('Enter your job title, and pick it from the list')).not.toBeNull();
    act(() => store(SalaryFormKey).change({ jobProfile: 'Tester' }, 'jobProfile'));
    await goOn();
    expect(screen.getByText('Tester, Vaayuna Technologies, Pune, full-time.')).not.toBeNull();
  });

  it('is filled in from the career status, which is gone with the session', async () => {
    const { store } = await theForm(await asEmployee('Vaayuna Technologies', 'Data Analyst'));
    const form = store(SalaryFormKey);
    expect(form.values).toMatchObject({ companyName: 'Vaayuna Technologies', jobProfile: 'Data Analyst' });
    expect(screen.getByText(/^Company and job are filled in from your career status/)).not.toBeNull();
    expect(form.isWritten).toBe(false);
    form.forget();
    expect(form.values.jobProfile).toBe('');
  });
});
