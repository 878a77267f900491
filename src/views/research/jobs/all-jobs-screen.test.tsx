// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMemoryJob } from '@tests/contract/harness/seed-jobs-in-memory';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { JobAlertsKey } from '@/stores/research/jobs/keys';
import { AllJobsScreen } from './all-jobs-screen';
import { messages } from './messages';

afterEach(cleanup);

async function aWorldWith(inKochi: number, inPune: number, viewer: 'guest' | 'reader' = 'guest') {
  const here = await startMemoryApp({ address: '/session', as: viewer });
  const { lists } = here.world.records(CatalogRecords);
  here.world.records(CatalogRecords).lists = {
    ...lists,
    company: [{ id: 1, name: 'Vaayuna Technologies' }],
    industry: [{ id: 1, name: 'IT Services' }],
    location: [
      { id: 1, name: 'Kochi' },
      { id: 2, name: 'New Delhi' },
    ],
  };
  const seed = (count: number, place: 'Kochi' | 'New Delhi') => {
    for (let number = 1; number <= count; number += 1) {
      addMemoryJob(here.world, {
        title: `Nurse ${number}`,
        company: 'Vaayuna Technologies',
        locations: [place],
        pay: number === 1 ? [400_000, 600_000] : [null, null],
        daysAgo: number === 1 ? 0 : 50,
        timesPosted: number,
      });
    }
  };
  seed(inKochi, 'Kochi');
  seed(inPune, 'New Delhi');
  return here;
}

describe('the list', () => {
  it('shows pay, age and reposts, and leads to its pages and to other filters', async () => {
    const { app, store } = await aWorldWith(2, 20);
    await app.arrive('/jobs', '');
    renderWithStores(store, <AllJobsScreen />);
    expect(screen.getByText('22 jobs')).toBeDefined();
    expect(screen.getAllByText('₹4 – 6 LPA')).toHaveLength(2);
    expect(screen.getAllByText('Not Disclosed').length).toBeGreaterThan(10);
    expect(screen.getAllByText('Unchanged for 50 days, may be closed').length).toBeGreaterThan(10);
    expect(screen.getAllByText(/^Posted again, second time since/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/jobs?page=2');
    const place = within(screen.getByRole('region', { name: messages.filters.location }));
    expect(place.getByRole('link', { name: /Kochi\s*2/ }).getAttribute('href')).toBe('/jobs?location=kochi');
  });

  it('names what it does not know, and offers to leave a chosen option out', async () => {
    const { app, store } = await aWorldWith(1, 1);
    await app.arrive('/jobs', '?location=kochi,atlantis');
    renderWithStores(store, <AllJobsScreen />);
    expect(screen.getByText(/“atlantis”/)).toBeDefined();
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getByRole('link', { name: 'Remove the filter Kochi' }).getAttribute('href')).toBe(
      '/jobs?location=atlantis',
    );
  });

  it('[ER-EMPTY-JOBS] says so while there is nothing, and offers to clear filters where they are the reason', async () => {
    const empty = await aWorldWith(0, 0);
    await empty.app.arrive('/jobs', '');
    renderWithStores(empty.store, <AllJobsScreen />);
    expect(screen.getByText('No current job openings found.')).toBeDefined();
    cleanup();
    const filtered = await aWorldWith(1, 0);
    await filtered.app.arrive('/jobs', '?ctc=20&designation=pilot');
    renderWithStores(filtered.store, <AllJobsScreen />);
    const help = within(screen.getByRole('heading', { name: messages.emptyFiltered }).parentElement ?? document.body);
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jobs?designation=pilot',
      '/jobs?ctc=20',
      '/jobs',
    ]);
  });

  it('offers to try again', async () => {
    const { app, store, line } = await aWorldWith(1, 0);
    line.goOffline();
    await app.arrive('/jobs', '');
    renderWithStores(store, <AllJobsScreen />);
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(await screen.findByText('1 job')).toBeDefined();
  });
});

describe('an alert', () => {
  it('names no option that the list ignores', async () => {
    const { app, store } = await aWorldWith(1, 0);
    await app.arrive('/jobs', '?experience=wizard,4-6');
    renderWithStores(store, <AllJobsScreen />);
    const text = screen.getByRole('region', { name: messages.alert(false) }).textContent;
    expect(text).not.toContain('wizard');
    expect(text).toContain('4');
  });

  it('[EN-JOB-ALERT] has titles and preferences, none at first; it needs a title, takes the filters along and can be undone', async () => {
    const { app, store, toasts, settle } = await aWorldWith(1, 0, 'reader');
    await app.arrive('/jobs', '?location=kochi');
    const alerts = store(JobAlertsKey);
    expect([alerts.designations, alerts.preferences]).toEqual([
      [],
      { location: [], experience: [], employment: [], ctc: [] },
    ]);
    renderWithStores(store, <AllJobsScreen />);
    await userEvent.click(screen.getByRole('button', { name: messages.createAlert }));
    expect(screen.getByText(messages.alertNeedsTitle)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Job title/), 'nurse, ward boy');
    await userEvent.click(screen.getByRole('button', { name: messages.createAlert }));
    const row = await screen.findByRole('link', { name: 'nurse, ward boy\u00a0· kochi' });
    expect(row.getAttribute('href')).toBe('/jobs?designation=nurse&location=kochi');
    expect(screen.getByText(/^1 new job since/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the alert for nurse, ward boy' }));
    await waitFor(() => expect(screen.queryByText(messages.alerts)).toBeNull());
    toasts.shown.at(0)?.props.onLinkClick?.();
    await settle();
    expect(await screen.findByText('nurse, ward boy · kochi')).toBeDefined();
  });

  it('for a place that does not exist is refused at the field, which keeps what was typed and offers to leave the place out', async () => {
    const { app, store, settle, toasts } = await aWorldWith(1, 0, 'reader');
    await app.arrive('/jobs', '?location=kochi,atlantis');
    renderWithStores(store, <AllJobsScreen />);
    const field = screen.getByLabelText(/^Job title/);
    await userEvent.type(field, 'nurse');
    await userEvent.click(screen.getByRole('button', { name: messages.createAlert }));
    await settle();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/We don’t know the place “atlantis”/)).toBeDefined();
    expect([toasts.shown.length, field]).toEqual([0, expect.objectContaining({ value: 'nurse' })]);
    expect(screen.queryByText(messages.alerts)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: messages.leaveUnknownOut }));
    await settle();
    expect(screen.queryByText(/We don’t know the place/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: messages.createAlert }));
    expect(await screen.findByRole('link', { name: 'nurse\u00a0· kochi' })).toBeDefined();
  });

  it('of a guest opens the login and keeps what was typed', async () => {
    const { app, store } = await aWorldWith(1, 0);
    await app.arrive('/jobs', '');
    renderWithStores(store, <AllJobsScreen />);
    await userEvent.type(screen.getByLabelText(/^Job title/), 'nurse');
    await userEvent.click(screen.getByRole('button', { name: messages.createAlert }));
    expect(screen.getByLabelText(/^Job title/)).toHaveProperty('value', 'nurse');
    expect(screen.queryByText(messages.alerts)).toBeNull();
  });
});
