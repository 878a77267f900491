// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { storedForm } from '@/core/calculators/calculators/calculator-address';
import { EXIT_START } from '@/core/calculators/calculators/exit-form';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import { TAKE_HOME_START } from '@/core/calculators/calculators/take-home-form';
import { ExitAskKey, ExitKey } from '@/stores/calculators/calculators/keys';
import { ExitScreen } from './exit-screen';

afterEach(cleanup);

const PATH = '/salaries/exit-pack';
const NOW = Date.parse('2026-11-27T06:00:00Z');

async function exitPack(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp({ address: PATH, now: NOW, ...options });
  renderWithStores(app.store, <ExitScreen />);
  return app;
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const letter = () => screen.getByRole('region', { name: 'Letter to your employer' }).textContent ?? '';

describe('the exit pack', () => {
  it('says when the last wages are due before any pay is entered, with the rule and its state', async () => {
    await exitPack();
    const row = rowOf(/^Last wages/);
    expect(within(row).getByText('1 Dec 2026')).toBeTruthy();
    expect(within(row).getByText('In force')).toBeTruthy();
    expect(row.textContent).toContain('section 17(2), Code on Wages 2019');
    expect(screen.getByText('Enter your pay to see the total.')).toBeTruthy();
  });

  it('adds up pay, leave, gratuity and notice, and puts the same days and amounts into the letter', async () => {
    const { store } = await exitPack();
    act(() =>
      store(ExitKey).form.change({
        lastDay: '2026-07-15',
        firstDay: '2019-04-01',
        basic: '50,000',
        otherPay: '30,000',
        leaveDays: '18',
        name: 'Asha R',
        company: 'Vaayuna Technologies',
      }),
    );
    expect(rowOf(/^Total/).textContent).toContain('₹2,88,633');
    expect(letter()).toContain('To: Human Resources, Vaayuna Technologies');
    expect(letter()).toContain('1. Last wages, ₹38,710: by 17 Jul 2026 (section 17(2), Code on Wages 2019).');
    expect(letter()).toContain('3. Gratuity, ₹2,01,923: by 14 Aug 2026 (section 56(3), Code on Social Security 2020).');
    expect(letter()).toContain('the settlement comes to ₹2,88,633');
    expect(letter()).toContain('Asha R');
  });

  it('names the state of the rules: draft, final, or not confirmed', async () => {
    const { store } = await exitPack();
    const rules = () => screen.getByText('Rules of your government').closest('li')?.textContent ?? '';
    expect(rules()).toContain('Choose your state');
    for (const [state, words] of [
      ['Maharashtra', 'Draft rules: Published as a draft on 28 April 2026'],
      ['Gujarat', 'In force'],
      ['Kerala', 'We have not confirmed whether Kerala has final rules.'],
    ] as const) {
      act(() => store(ExitKey).form.change({ state }));
      expect(rules()).toContain(words);
    }
    act(() => store(ExitKey).form.change({ isCentral: 'yes' }));
    expect(rules()).toContain('G.S.R. 343(E)');
    expect(screen.getAllByRole('link', { name: 'Open samadhan.labour.gov.in' })).toHaveLength(2);
  });

  it('has no letter of somebody who died, and no date set by law for a government office', async () => {
    const { store } = await exitPack();
    act(() => store(ExitKey).form.change({ reason: 'death' }));
    expect(letter()).toContain('We have no letter for nominees and heirs');
    act(() => store(ExitKey).form.change({ reason: 'resignation', employer: 'government' }));
    expect(within(rowOf(/^Last wages/)).getByText('no date set by law')).toBeTruthy();
    expect(within(rowOf(/^Last wages/)).getByText('By service rules')).toBeTruthy();
  });

  it('keeps ticks on the device, and takes them away with everything else', async () => {
    const storage = new MemoryStorage();
    await exitPack({ storage });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Get original certificates back' }));
    cleanup();
    await exitPack({ storage });
    const tick = () => screen.getByRole('checkbox', { name: 'Get original certificates back' });
    expect(tick()).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(tick()).toHaveProperty('checked', false);
  });

  it('fills in the pay that the take-home calculator keeps, and says so', async () => {
    const storage = new MemoryStorage();
    const kept = { ...TAKE_HOME_START, year: '2026-27', ctc: '12,00,000', state: 'Kerala' };
    storage.set(FORM_KEYS.takeHome, storedForm('', kept));
    await exitPack({ storage });
    expect(screen.getByText(/^Your pay is filled in/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Monthly basic pay and dearness allowance/ })).toHaveProperty(
      'value',
      '50,000',
    );
    expect(screen.getByRole('combobox', { name: 'State of work' })).toHaveProperty('value', 'Kerala');
  });

  it('refuses an unknown state of a link at its field, and shows no result', async () => {
    await exitPack({ address: `${PATH}?state=Atlantis` });
    expect(screen.getByText('“Atlantis” is not known here. Choose your state of work.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('refuses a day after its tables in words', async () => {
    const { store } = await exitPack();
    act(() => store(ExitKey).form.change({ lastDay: '2027-04-01' }));
    expect(screen.getByText(/our table of terms of payment at the end of a job ends on 31 Mar 2027\./)).toBeTruthy();
  });
});

describe('the question after 45 days', () => {
  it('is asked until it is answered, of the owner of the kept form alone', async () => {
    const storage = new MemoryStorage();
    storage.set(FORM_KEYS.exit, storedForm('', { ...EXIT_START, lastDay: '2026-10-12' }));
    const app = await startMemoryApp({ address: PATH, now: NOW, storage });
    const ask = app.store(ExitAskKey);
    ask.look();
    expect(ask.lastDay).toBe('2026-10-12');
    ask.settle();
    ask.look();
    expect(ask.lastDay).toBeNull();
    const other = await startMemoryApp({ address: PATH, now: NOW, storage, as: 'reader', world: app.world });
    other.store(ExitAskKey).look();
    expect(other.store(ExitAskKey).lastDay).toBeNull();
  });
});
