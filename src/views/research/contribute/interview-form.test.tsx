// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryOwnContributions } from '@/adapters/memory/research/contributions/memory-own-contributions';
import { InterviewRecords } from '@/adapters/memory/research/interviews/interview-records';
import { InterviewFormKey } from '@/stores/research/contribute/keys';
import { InterviewForm } from './interview-form';

afterEach(cleanup);

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const what = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  month: '01',
  year: '2026',
} as const;

async function theForm() {
  const app = await startMemoryApp({ as: 'newcomer', address: '/contribute/interview-story' });
  renderWithStores(app.store, <InterviewForm />);
  return app;
}

describe('the form for an interview', () => {
  it('[VA-FIELD-MESSAGES] has a sentence beside each field that a report cannot be without', async () => {
    const { store } = await theForm();
    const isSaid = (sentence: string) => expect(screen.getByText(sentence)).not.toBeNull();
    await goOn();
    isSaid('Enter the company, and pick it from the list');
    isSaid('Enter the job title, and pick it from the list');
    store(InterviewFormKey).change({ ...what, month: '', year: '' });
    await goOn();
    await goOn();
    isSaid('Select the month and year of the interview');
    store(InterviewFormKey).change(what);
    isSaid('Enter what kind of round it was');
    await userEvent.type(screen.getByLabelText('Type of round'), 'HR');
    await goOn();
    await goOn();
    isSaid('Select how difficult it was');
    isSaid('Select how it ended');
    isSaid('Enter at least one question above, or say how it went');
  });

  it('gives the focus to a new round, and back to the button where one is removed', async () => {
    const { store } = await theForm();
    store(InterviewFormKey).change(what);
    await goOn();
    const add = screen.getByRole('button', { name: 'Add a round' });
    await userEvent.click(add);
    const second = screen.getByRole('group', { name: 'Round 2' });
    expect(document.activeElement).toBe(within(second).getByLabelText('Type of round'));
    await userEvent.click(within(second).getByRole('button', { name: 'Remove round 2' }));
    expect(screen.queryByRole('group', { name: 'Round 2' })).toBeNull();
    expect(document.activeElement).toBe(add);
  });

  it('sends each line of a round as a question', async () => {
    const { store, world } = await theForm();
    const form = store(InterviewFormKey);
    form.change({ ...what, difficulty: 'fair', outcome: 'noAnswer' });
    const meter = await screen.findByRole('region', { name: 'Could someone guess who you are?' });
    await goOn();
    await userEvent.type(screen.getByLabelText('Type of round'), 'Coding');
    await userEvent.type(screen.getByLabelText(/^What was asked/), 'Sum a tree{enter}Name a kite');
    await goOn();
    await goOn();
    expect((await screen.findByRole('region', { name: 'This is what others see' })).textContent).toContain(
      'Sum a tree',
    );
    await waitFor(() => expect(meter.textContent).toContain('interviews at the company show the same facts as yours'));
    await userEvent.click(screen.getByText('Send my interview'));
    await waitFor(() => expect(form.isWritten).toBe(false));
    const texts = world.records(InterviewRecords).questions.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Sum a tree', 'Name a kite']));
  });

  it('adds a company that is not in the list, after those with like names', async () => {
    const { store, browser } = await theForm();
    const form = store(InterviewFormKey);
    form.change({ ...what, companyName: 'Vaayuna Tech', difficulty: 'fair', outcome: 'noAnswer', story: 'Two calls.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Not in the list? Add this company' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Vaayuna Technologies,/ }));
    expect(form.values).toMatchObject({ companyName: 'Vaayuna Technologies', newCompany: null });
    form.change({ companyName: 'Jalatarang Works' }, 'companyName');
    await userEvent.click(await screen.findByRole('button', { name: 'Not in the list? Add this company' }));
    expect(document.activeElement?.textContent).toContain('Add Jalatarang Works');
    await userEvent.type(screen.getByLabelText(/^Website/), 'nowhere');
    await goOn();
    expect(screen.getByText('Enter the city of its main office')).not.toBeNull();
    expect(screen.getByText('Enter a web address as in example.in, or leave it empty')).not.toBeNull();
    form.change({ newCompany: { city: 'Pune', website: 'jalatarang.example' } }, 'newCity', 'newWebsite');
    form.change({ rounds: [{ name: 'HR', minutes: '', questions: '' }] });
    await form.submit();
    const own = await new MemoryOwnContributions(browser).listOwnContributions();
    expect(own).toMatchObject({
      value: { items: [{ kind: 'company', status: 'PENDING', companyName: 'Jalatarang Works' }] },
    });
  });
});
