// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ContributionRecords } from '@/adapters/memory/research/contribute/contribution-records';
import { WaitingCards } from '@/adapters/memory/research/contribute/waiting-cards';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { StatementRecords } from '@/adapters/memory/trust/statements/statement-records';
import { dayInIndia, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { RULES_VERSION } from '@/core/kernel/moderated/moderation-rules.rules';
import { LoginKey } from '@/stores/account/session/keys';
import { ContributionsKey } from '@/stores/research/contributions/keys';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { ContributionsScreen } from './contributions-screen';

afterEach(cleanup);

const FORM = /^\/contribute\/company-review-v3\?company=/;
const address = '/user/contributions';
const YEAR_MS = 365 * 24 * HOUR_MS;

it.each([
  ['PENDING', 'Review submitted', FORM, 'Only you see it until a moderator has decided.'],
  ['LIVE', 'View review', /-reviews\?review=/, 'Live. The rating counts it.'],
  ['REJECTED', 'Edit Review', FORM, 'Not published.'],
] as const)(
  '[ST-CONTRIB-TITLES] a review that is %s has its title, its state and the way on',
  async (status, title, way, state) => {
    const app = await startMemoryApp({ as: 'writer', address });
    const [company] = app.world.records(CompanyRecords).all;
    if (company === undefined) throw new Error('The world has no company.');
    app.world
      .records(ReviewRecords)
      .add({ companyId: company.companyId, rating: 4, createdAt: 0, status, authorId: app.me.id });
    await app.store(ContributionsKey).load();
    renderWithStores(app.store, <ContributionsScreen />);
    const item = screen.getByRole('heading', { name: `Review of ${company.companyName}` }).closest('li');
    if (item === null) throw new Error('The heading stands in no item.');
    expect(within(item).getByText(state)).toBeTruthy();
    expect(within(item).getByText(title)).toBeTruthy();
    expect(within(item).getByRole('link').getAttribute('href')).toMatch(way);
  },
);

it('says from when others see a new card, and leads to it once it shows', async () => {
  const app = await startMemoryApp({ as: 'writer', address });
  const [company] = app.world.records(CompanyRecords).all;
  if (company === undefined) throw new Error('The world has no company.');
  const cards = app.world.records(WaitingCards);
  cards.showWithinHours = CARDS_SHOW_WITHIN_HOURS;
  cards.add('photo', () => undefined);
  const { companyId, companyName } = company;
  const photo = { id: 'photo', companyId, album: 'canteen', caption: '', createdAt: 0, authorId: app.me.id } as const;
  app.world.records(PhotoRecords).add(photo);
  await app.store(ContributionsKey).load();
  renderWithStores(app.store, <ContributionsScreen />);
  const item = () => screen.getByRole('heading', { name: `Photo of ${companyName}` }).closest('li');
  expect(item()?.textContent).toMatch(
    /Sent\. Only you see it now; others see it from \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d (am|pm)\./,
  );
  expect(item()?.querySelector('a')).toBeNull();
  cards.showWithinHours = 0;
  app.time.advance(CARDS_SHOW_WITHIN_HOURS * HOUR_MS);
  cards.showDue();
  await act(() => app.store(ContributionsKey).load());
  expect(item()?.textContent).toContain('Live');
  expect(item()?.querySelector('a')).not.toBeNull();
});

it('shows what one gave of pay, so that a slip is noticed, and nothing of a part that is not there', async () => {
  const app = await startMemoryApp({ as: 'writer', address });
  const [company] = app.world.records(CompanyRecords).all;
  if (company === undefined) throw new Error('The world has no company.');
  const { companyId, companyName } = company;
  const pay = { fixed: 4_500_000, variable: 0, stock: 0, joiningBonus: 100_000, years: 3, city: 'Pune' };
  const report = { kind: 'salary', about: 'QA Engineer', pay, month: '2026-11' } as const;
  const given = { kind: 'salary', key: 'a', said: 'a', companyId, once: 'a', report } as const;
  const again = () => {
    throw new Error('It was told before.');
  };
  app.world.records(ContributionRecords).store(app.me, given, () => () => undefined, again);
  await app.store(ContributionsKey).load();
  renderWithStores(app.store, <ContributionsScreen />);
  const line = screen.getByRole('heading', { name: `Salary at ${companyName}` }).closest('li');
  expect(line?.textContent).toContain('QA Engineer');
  expect(line?.textContent).toMatch(/₹45,00,000.*₹1,00,000.*3 years.*Pune/);
  expect(line?.textContent).not.toContain('₹0');
});

it('withdraws what was told of a company, with a way back', async () => {
  const app = await startMemoryApp({ as: 'writer', address });
  const [company] = app.world.records(CompanyRecords).all;
  if (company === undefined) throw new Error('The world has no company.');
  const { companyId, companyName } = company;
  const report = { kind: 'benefits', about: null, month: '2026-11' } as const;
  const given = { kind: 'benefit', key: 'a', said: 'a', companyId, once: 'a', report } as const;
  const back = () => () => undefined;
  const again = () => {
    throw new Error('It was told before.');
  };
  app.world.records(ContributionRecords).store(app.me, given, back, again);
  await app.store(ContributionsKey).load();
  renderWithStores(app.store, <ContributionsScreen />);
  const line = () => screen.queryByRole('heading', { name: `Benefits at ${companyName}` });
  expect(line()).not.toBeNull();
  expect(screen.queryByText(/are listed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Withdraw: Benefits at ${companyName}` }));
  await waitFor(() => expect(line()).toBeNull());
  const toast = app.toasts.shown.at(-1);
  expect(toast?.text1).toBe('Your report of benefits is withdrawn.');
  toast?.props.onLinkClick?.();
  await waitFor(() => expect(line()).not.toBeNull());
});

it('has words for nothing, for a failure and for a guest', async () => {
  const app = await startMemoryApp({ as: 'writer', address });
  // Removes what the route has loaded.
  app.store(ContributionsKey).forget();
  app.line.failNext(failureOf(500));
  await app.store(ContributionsKey).load();
  renderWithStores(app.store, <ContributionsScreen />);
  expect(screen.getByText('Your contributions did not load')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Nothing here yet')).toBeTruthy());
  const choose = screen.getByRole('link', { name: 'Choose what to add' });
  expect(choose.getAttribute('href')).toBe('/contribute');
  cleanup();
  const guest = await startMemoryApp({ address });
  renderWithStores(guest.store, <ContributionsScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(guest.store(LoginKey).isOpen).toBe(true));
});

it.each([
  ['can still be answered', 0, ['Decisions and complaints about what you wrote', 'What you have shared']],
  ['is over', YEAR_MS, ['What you have shared', 'Decisions and complaints about what you wrote']],
] as const)('has what %s in its place by the list', async (_, ago, order) => {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const me = aMemoryUser(world, {});
  const createdOn = dayInIndia(world.clock.now() - ago);
  const asked = { act: 'ASKED', kind: 'post', place: 'Layoffs', title: null, words: [], rule: null } as const;
  world
    .records(StatementRecords)
    .add(me, { ...asked, version: RULES_VERSION, createdOn, origin: 'COMPLAINT' }, () => true);
  const app = await startMemoryApp({ as: 'reader', world, me, address });
  await app.store(StatementListKey).load();
  renderWithStores(app.store, <ContributionsScreen />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.filter((title) => order.some((one) => one === title))).toEqual(order);
});
