// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEmployee } from '@tests/support/as-employee';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { FairPayScreen } from '@/views/research/fair-pay/fair-pay-screen';
import { FairPayPrompt } from './fair-pay-prompt';

afterEach(cleanup);

async function show(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp(options);
  renderWithStores(app.store, <FairPayPrompt />);
  return app;
}

const box = () => screen.getByRole('textbox', { name: 'Job title' });

describe('the way from Home to the check whether pay is fair', () => {
  it('is a form with an address, whose only field is the job title', async () => {
    await show();
    const form = box().closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/are-you-paid-fairly', 'get']);
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['jobProfile']);
  });

  it('leads on by Enter to the address that has the job title', async () => {
    const { location } = await show({ as: 'reader' });
    await userEvent.type(box(), ' Data Analyst & more{Enter}');
    expect(location.entries).toEqual(['/', '/are-you-paid-fairly?jobProfile=Data%20Analyst%20%26%20more']);
    expect(location.loads).toEqual([]);
  });

  it('has the job title of the career status filled in, until another is typed', async () => {
    const { location } = await show(await asEmployee('Vaayuna Technologies', 'Data Analyst'));
    expect(box()).toHaveProperty('value', 'Data Analyst');
    await userEvent.clear(box());
    await userEvent.type(box(), 'Nurse{Enter}');
    expect(location.current()).toBe('/are-you-paid-fairly?jobProfile=Nurse');
  });

  it('leads to the empty check where nothing was typed', async () => {
    const { location } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(location.current()).toBe('/are-you-paid-fairly');
    expect(location.loads).toEqual([]);
  });
});

describe('the check that is opened about a job title', () => {
  it('has it filled in, says what was typed there before, and gives that back', async () => {
    const before = await startMemoryApp({ address: '/are-you-paid-fairly' });
    const { form } = before.store(FairPayKey);
    form.change({ jobProfile: 'Nurse', fixed: '4,20,000' });
    form.keep();
    const { store } = await startMemoryApp({
      address: '/are-you-paid-fairly?jobProfile=Chef',
      storage: before.storage,
    });
    const { form: opened } = store(FairPayKey);
    expect(opened.typed).toMatchObject({ jobProfile: 'Chef', fixed: '4,20,000' });
    renderWithStores(store, <FairPayScreen />);
    expect(screen.getByText('The link filled in this job title. You had typed “Nurse”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    expect(opened.typed).toMatchObject({ jobProfile: 'Nurse', fixed: '4,20,000' });
    expect(screen.queryByText(/You had typed/)).toBeNull();
  });

  it('says nothing where nothing else was typed, and not again once another is', async () => {
    const { store } = await startMemoryApp({ address: '/are-you-paid-fairly?jobProfile=Chef' });
    const check = store(FairPayKey);
    expect(check.form.replaced).toEqual({});
    check.form.change({ jobProfile: 'Nurse' });
    check.open('/are-you-paid-fairly?jobProfile=Nurse');
    expect(check.form.replaced).toEqual({});
    check.open('/are-you-paid-fairly?jobProfile=Chef');
    expect(check.form.replaced).toEqual({ jobProfile: 'Nurse' });
    check.form.change({ jobProfile: 'Data Analyst' });
    expect(check.form.replaced).toEqual({});
  });

  it('drops the answer about another, and keeps it for a link about the same', async () => {
    const { store, settle } = await startMemoryApp({ address: '/are-you-paid-fairly?jobProfile=Data+Analyst' });
    await settle();
    const check = store(FairPayKey);
    check.form.change({ fixed: '9,00,000' });
    await check.find();
    expect(check.state.state).toBe('ready');
    check.open('/are-you-paid-fairly?jobProfile=Data+Analyst');
    expect(check.state.state).toBe('ready');
    check.open('/are-you-paid-fairly?jobProfile=Nurse');
    expect([check.state.state, check.isAsked]).toEqual(['idle', false]);
  });
});
