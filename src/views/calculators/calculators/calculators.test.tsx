// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { SessionKey } from '@/stores/account/session/keys';
import { GratuityKey, TakeHomeKey } from '@/stores/calculators/calculators/keys';
import { TakeHomeStore } from '@/stores/calculators/calculators/take-home.store';
import { GratuityScreen } from './gratuity-screen';
import { HikeScreen } from './hike-screen';
import { HraScreen } from './hra-screen';
import { TakeHomeScreen } from './take-home-screen';

afterEach(cleanup);

const PATH = '/salaries/take-home-salary-calculator';

async function calculator(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp({ address: PATH, ...options });
  renderWithStores(app.store, <TakeHomeScreen />);
  return app;
}

const ctcField = () => screen.getByRole('textbox', { name: 'CTC a year' });
const typeCtc = (value: string) => fireEvent.change(ctcField(), { target: { value } });

describe('the take-home calculator', () => {
  it('shows one value in field and slider, grouped while it is typed', async () => {
    await calculator();
    typeCtc('1920000');
    expect(ctcField()).toHaveProperty('value', '19,20,000');
    const slider = screen.getByRole('slider', { name: 'CTC a year, slider' });
    expect(slider.getAttribute('aria-valuetext')).toBe('₹19,20,000');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(ctcField()).toHaveProperty('value', '20,20,000');
    typeCtc('19.2 लाख');
    fireEvent.blur(ctcField());
    await act(async () => undefined);
    expect(slider.getAttribute('aria-valuetext')).toBe('₹19,20,000');
  });

  it('says the result once, half a second after typing rests', async () => {
    const { time } = await calculator();
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    typeCtc('18,00,000');
    act(() => time.advance(400));
    typeCtc('19,20,000');
    act(() => time.advance(499));
    expect(said()).toBe('');
    act(() => time.advance(1));
    expect(said()).toMatch(
      /^In hand ₹[\d,]+ a month in the new regime, ₹[\d,]+ in the old\. The new regime leaves ₹[\d,]+ more a year\.$/,
    );
  });

  it('shows the amounts with the key, and their working once typing rests', async () => {
    const { time } = await calculator();
    const working = () => screen.getByRole('table', { name: /^Line by line/ }).textContent;
    const [before, amounts] = [working(), screen.getByRole('region', { name: 'What is left' }).textContent];
    typeCtc('19,20,000');
    expect(screen.getByRole('region', { name: 'What is left' }).textContent).not.toBe(amounts);
    expect(working()).toBe(before);
    act(() => time.advance(300));
    expect(working()).not.toBe(before);
    typeCtc('19');
    expect(screen.getByRole('region', { name: 'What is left' }).getAttribute('aria-busy')).toBe('true');
    act(() => time.advance(300));
    expect(screen.queryByRole('region', { name: 'What is left' })).toBeNull();
    expect(screen.queryByRole('table', { name: /^Line by line/ })).toBeNull();
    typeCtc('192');
    expect(screen.queryByRole('region', { name: 'What is left' })).toBeNull();
  });

  it('opens the fold in which a field of a link has a problem', async () => {
    await calculator({ address: `${PATH}?regime=older` });
    const problem = screen.getByText('“older” is not known here. Choose a regime.');
    expect(problem.closest('details')?.open).toBe(true);
  });

  it('asks for the state of work in sight, and calls the figures an example until one is changed', async () => {
    await calculator();
    expect(screen.getByRole('combobox', { name: 'State of work' }).closest('details')).toBeNull();
    const note = () => screen.queryByText('These figures are an example. Change any of them.');
    expect(note()).not.toBeNull();
    typeCtc('19,20,000');
    expect(note()).toBeNull();
  });

  it('assumes no state: no professional tax is counted, which it says, until one is chosen', async () => {
    const { store, time } = await calculator();
    const note = () => screen.queryByText(/^Choose your state of work/);
    const tax = () => store(TakeHomeKey).rested?.outcome.both.new.professionalTax.year.valueOf();
    expect([store(TakeHomeKey).form.typed.state, tax()]).toEqual(['', 0]);
    expect(note()).not.toBeNull();
    act(() => store(TakeHomeKey).form.change({ state: 'Karnataka' }));
    act(() => time.advance(300));
    expect(tax()).toBe(2_500);
    expect(note()).toBeNull();
  });

  it('calls no figure of one’s own an example after a reload', async () => {
    const storage = new MemoryStorage();
    await calculator({ storage });
    typeCtc('19,20,000');
    cleanup();
    await calculator({ storage });
    expect(ctcField()).toHaveProperty('value', '19,20,000');
    expect(screen.queryByText('These figures are an example. Change any of them.')).toBeNull();
  });

  it('refuses in words what cannot be once typing rests, and offers a way out', async () => {
    const { time } = await calculator();
    typeCtc('18');
    expect(screen.queryByText(/is too little/)).toBeNull();
    act(() => time.advance(300));
    expect(screen.getByText(/₹18 is too little for your CTC a year\./)).toBeTruthy();
    expect(screen.getByText('Correct the marked fields to see the result.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use ₹18,00,000' }));
    expect(ctcField()).toHaveProperty('value', '18,00,000');
    expect(screen.getByText('better for you')).toBeTruthy();
  });

  it('keeps what is typed on the device for its owner, and gives it up with the session', async () => {
    const storage = new MemoryStorage();
    const first = await calculator({ storage });
    typeCtc('19,20,000');
    cleanup();
    const again = await startMemoryApp({ address: PATH, storage });
    expect(again.store(TakeHomeKey).form.typed.ctc).toBe('19,20,000');
    const other = await startMemoryApp({ address: PATH, storage, as: 'reader', world: first.world });
    expect(other.store(TakeHomeKey).form.typed.ctc).toBe('14,40,000');
    other.store(TakeHomeKey).form.type('ctc', '2100000');
    await other.store(SessionKey).signOut();
    await other.settle();
    expect(other.store(TakeHomeKey).form.typed.ctc).toBe('14,40,000');
    const guest = await startMemoryApp({ address: PATH, storage });
    expect(guest.store(TakeHomeKey).form.typed.ctc).toBe('14,40,000');
  });

  it('refuses a year of a link without a table in words, and names the table', async () => {
    await calculator({ address: `${PATH}?year=2027-28` });
    expect(
      screen.getByText(/^We do not have the rules for 2027-28 yet: our table of [a-z ]+ ends on 31 Mar 2027\./),
    ).toBeTruthy();
    cleanup();
    await calculator({ address: `${PATH}?year=soon` });
    expect(screen.getByText('“soon” is not a financial year. Choose one.')).toBeTruthy();
  });

  it('is in the year of the day in India, and refuses the first day after its tables', async () => {
    const on = (moment: string) =>
      new TakeHomeStore({
        storage: new MemoryStorage(),
        tab: new MemoryStorage(),
        scheduler: { after: () => () => undefined, afterPaint: () => undefined },
        clock: { now: () => Date.parse(moment) },
        session: { userId: null },
      });
    const last = on('2027-03-31T18:29:59Z');
    expect([last.form.typed.year, last.result?.ok]).toEqual(['2026-27', true]);
    const first = on('2027-03-31T18:30:00Z');
    expect([first.form.typed.year, first.result?.ok]).toEqual(['2027-28', false]);
  });
});

describe('the gratuity calculator', () => {
  it.each([
    ['2022-03-01', /^No gratuity is due after 4 years 9 months: you need five years\./],
    ['1990-12-01', /^36 years counts as 36 years\..* The legal ceiling reduced it from/],
  ])('who joined on %s reads one thing, and at the ceiling of no more to come', async (firstDay, words) => {
    const app = await startMemoryApp({
      address: '/salaries/gratuity-calculator',
      now: Date.parse('2026-11-30T06:00:00Z'),
    });
    renderWithStores(app.store, <GratuityScreen />);
    act(() => app.store(GratuityKey).form.change({ firstDay, lastDay: '2026-11-30', basic: '2,00,000' }));
    const verdict = document.querySelector('.calc-verdict')?.textContent?.trim() ?? '';
    expect(verdict).toMatch(words);
    expect(verdict).not.toMatch(/more\.$/);
    if (firstDay === '2022-03-01') expect(verdict).not.toContain('counts as');
    expect(
      screen.getByText(
        /follows section 53 of the Code.*8 May 2026.*not checked these figures against either set of rules/,
      ),
    ).toBeTruthy();
  });

  it('taxes paid-out leave by the employer that is chosen, also while a field above is empty', async () => {
    const app = await startMemoryApp({ address: '/salaries/gratuity-calculator' });
    const store = app.store(GratuityKey);
    store.form.change({ employer: 'government', leaveReceived: '40,00,000', basic: '' });
    expect(store.facts).toBeNull();
    expect(store.leave.result?.ok && store.leave.result.value.taxable.valueOf()).toBe(0);
  });
});

describe('on the first day after the tables', () => {
  it.each([
    ['take-home-salary', TakeHomeScreen],
    ['hra', HraScreen],
    ['salary-hike', HikeScreen],
  ])('the screen of %s refuses in words and names the table', async (name, Screen) => {
    const now = Date.parse('2027-03-31T18:30:00Z');
    const app = await startMemoryApp({ address: `/salaries/${name}-calculator`, now });
    renderWithStores(app.store, <Screen />);
    const refusal = screen.getByText(/^We do not have the rules for 2027-28 yet: /);
    expect(refusal.textContent).toMatch(/our table of [a-z ]+ ends on 31 Mar 2027\./i);
    expect(document.body.textContent).not.toContain('NaN');
  });
});
