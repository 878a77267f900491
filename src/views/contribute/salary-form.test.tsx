// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { SalaryRecords } from '@/adapters/memory/salaries/salary-records';
import { contributionDraftKey, GUEST_DRAFT_LIFETIME_MS } from '@/core/contribute/stored-contribution';
import { SalaryFormKey } from '@/stores/contribute/keys';
import { LoginKey } from '@/stores/session/keys';
import { SalaryForm } from './salary-form';

afterEach(cleanup);

async function theForm(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp({ address: '/contribute/salary-v3', ...options });
  renderWithStores(app.store, <SalaryForm />);
  return app;
}

const optionsOf = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option:not([disabled])')].map((one) => one.textContent);

const answers = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  locationName: 'Kochi',
  locationId: 3,
  totalExperience: 4,
  fixedSalary: { lakhs: 14, thousand: 50 },
} as const;

describe('the form for pay', () => {
  it('[VA-FIELD-MESSAGES] has one sentence beside each of the five mandatory fields that are empty', async () => {
    const { store } = await theForm();
    await userEvent.click(screen.getByText('Send my pay'));
    for (const sentence of [
      'Enter the company, and pick it from the list',
      'Enter your job title, and pick it from the list',
      'Enter the city, and pick it from the list',
      'Select your years of experience',
      'Select your fixed pay of a year',
    ])
      expect(screen.getByText(sentence)).not.toBeNull();
    expect(document.querySelectorAll('.err')).toHaveLength(5);
    expect(store(LoginKey).isOpen).toBe(false);
  });

  it('[EM-VESTING] [EM-STOCK-TYPE] asks for the stock, and then for its vesting, in the words of the specification', async () => {
    await theForm();
    expect(optionsOf('Kind of stock optional')).toHaveLength(6);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of stock optional' }), 'ESOPs');
    expect(optionsOf('Vests over')).toEqual(['3 years', '4 years', '5 years', 'I am not aware; count 4 years']);
  });

  it('[VA-RANGE-LAKHS] [VA-RANGE-THOUSANDS] offers lakhs and thousands to choose from', async () => {
    await theForm();
    expect(optionsOf('Fixed pay, lakhs')).toHaveLength(140);
    expect(optionsOf('Fixed pay, thousand')).toHaveLength(20);
  });

  it('keeps what a guest writes for the login and for half an hour, and gives it to whoever logs in', async () => {
    const guest = await theForm();
    guest.store(SalaryFormKey).change(answers);
    await userEvent.click(screen.getByText('Send my pay'));
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

  it('is sent once, and then empty and forgotten', async () => {
    const { store, storage, line, settle } = await theForm({ as: 'newcomer' });
    const form = store(SalaryFormKey);
    form.change(answers);
    await Promise.all([form.submit(), form.submit()]);
    await settle();
    expect(line.countOf('giveSalary')).toBe(1);
    expect(form.isWritten).toBe(false);
    expect(form.values.jobProfile).toBe('');
    expect(JSON.stringify(storage)).not.toContain('Software Engineer');
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
    await userEvent.click(screen.getByText('Send my pay'));
    const question = await screen.findByText(/Is it right\?$|in lakhs\?$/);
    expect(question).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'It is right' }));
    await waitFor(() => expect(form.isWritten).toBe(false));
  });
});
