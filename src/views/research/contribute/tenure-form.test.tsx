// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { TenureRecords } from '@/adapters/memory/research/tenure/tenure-records';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TenureFormKey } from '@/stores/research/contribute/keys';
import { TenureForm } from './tenure-form';
import { answerText, tenureMessages } from './tenure-messages';

afterEach(cleanup);

const address = '/contribute/tenure?company=vaayuna-technologies';

async function theForm(options: Parameters<typeof startMemoryApp>[0] = { as: 'newcomer' }): Promise<MemoryApp> {
  const app = await startMemoryApp({ address, ...options });
  renderWithStores(app.store, <TenureForm />);
  return app;
}

const form = () => screen.getByRole('form');
const group = (question: TenureQuestion) => within(form()).getByRole('group', { name: tenureMessages.asked[question] });
const answer = (question: TenureQuestion, code: string) =>
  within(group(question)).getByRole('radio', { name: answerText(question, code) });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const choose = (label: RegExp, quarter: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), quarter);

describe('the form for joining and leaving', () => {
  it('says what is missing, and needs no answer to any one question', async () => {
    await theForm();
    await goOn();
    expect(screen.getByText('Choose the quarter in which you joined, or should have joined')).not.toBeNull();
    await choose(/^Joining quarter/, '2023-Q2');
    await goOn();
    await goOn();
    await goOn();
    expect(screen.getByText('Answer at least one question.')).not.toBeNull();
    await userEvent.click(answer('settlement', 'UP_TO_60'));
    await goOn();
    expect(await screen.findByText('This is what you send')).not.toBeNull();
  });

  it('takes an answer back when it is pressed again, or by Delete', async () => {
    const { store } = await theForm();
    await choose(/^Joining quarter/, '2023-Q2');
    await goOn();
    await userEvent.click(answer('offer', 'KEPT'));
    expect(store(TenureFormKey).values.answers.offer).toBe('KEPT');
    await userEvent.click(answer('offer', 'KEPT'));
    expect(store(TenureFormKey).values.answers.offer).toBeNull();
    await userEvent.click(answer('bond', 'UP_TO_1'));
    answer('bond', 'UP_TO_1').focus();
    await userEvent.keyboard('{Delete}');
    expect(store(TenureFormKey).values.answers.bond).toBeNull();
    expect((answer('bond', 'UP_TO_1') as HTMLInputElement).checked).toBe(false);
  });

  it('is sent once, and then changes the report that its address names', async () => {
    const app = await theForm();
    const { world, me } = app;
    await choose(/^Joining quarter/, '2023-Q2');
    await userEvent.click(answer('exit', 'RESIGNED'));
    await goOn();
    await goOn();
    await userEvent.click(answer('settlement', 'NOT_YET'));
    await goOn();
    await screen.findByText('This is what you send');
    await userEvent.click(screen.getByRole('button', { name: 'Send my answers' }));
    await waitFor(() => expect(app.location.current()).toContain('/contribute/next-step?k=tenure'));
    const { companyId } = world.records(CompanyRecords).findByUrlName('vaayuna-technologies') ?? { companyId: 0 };
    const [sent] = world.records(TenureRecords).of(me.id, companyId);
    expect(sent?.answers).toMatchObject({ exit: 'RESIGNED', settlement: 'NOT_YET', offer: null });
    cleanup();

    const again = await theForm({ as: 'newcomer', me, world, address: `${address}&report=${sent?.id}` });
    expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
    await goOn();
    await goOn();
    await userEvent.click(answer('settlement', 'OVER_90'));
    await goOn();
    await screen.findByText('This is what you send');
    await userEvent.click(screen.getByRole('button', { name: 'Send the change' }));
    await waitFor(() => expect(again.location.current()).toContain('/contribute/next-step?k=tenure'));
    const changed = world.records(TenureRecords).of(me.id, companyId);
    expect(changed).toHaveLength(1);
    expect(changed[0]?.answers).toMatchObject({ exit: 'RESIGNED', settlement: 'OVER_90' });
  });

  it('keeps the draft of a new report apart from a report that is changed', async () => {
    const app = await theForm();
    await choose(/^Joining quarter/, '2023-Q2');
    cleanup();
    const { storage, world, me } = app;
    await theForm({ as: 'newcomer', me, world, storage });
    expect(screen.getByText('Your draft is back')).not.toBeNull();
    cleanup();
    const other = await theForm({ as: 'newcomer', me, world, storage });
    other.store(TenureFormKey).open({ company: 'vaayuna-technologies', filled: { reportId: 'r' }, withCareer: null });
    other.store(TenureFormKey).restore();
    expect(other.store(TenureFormKey).values).toMatchObject({ reportId: 'r', joined: '' });
  });
});

type Answers = { readonly [Question in TenureQuestion]?: string };

/** Typical answers. Everybody reports the quarter of joining, former employees also the quarter of leaving. */
const STORIES: readonly Answers[] = [
  {
    exit: 'STILL_THERE',
    offer: 'KEPT',
    joiningDelay: 'NONE',
    bond: 'NONE',
    variablePaid: 'UP_TO_100',
    noticeDays: 'UP_TO_60',
  },
  { offer: 'WITHDRAWN_AFTER_RESIGNING' },
  { offer: 'KEPT', joiningDelay: 'NEVER_JOINED' },
  {
    exit: 'RESIGNED',
    noticeDays: 'UP_TO_90',
    notice: 'BUYOUT_REFUSED',
    relievingLetter: 'REFUSED',
    settlement: 'NOT_YET',
  },
  {
    exit: 'RESIGNED',
    offer: 'KEPT',
    relievingLetter: 'LAST_DAY',
    settlement: 'UP_TO_30',
    shortPaid: 'NO',
    pfExit: 'UP_TO_60',
  },
  { exit: 'LAID_OFF', notice: 'WAIVED', settlement: 'UP_TO_60', shortPaid: 'YES', relievingLetter: 'UP_TO_30' },
  { exit: 'ASKED_TO_RESIGN', variablePaid: 'NOTHING', settlement: 'OVER_90', pfExit: 'NOT_YET' },
  { exit: 'STILL_THERE', exerciseWindow: 'UP_TO_90', buyback: 'NO', variablePaid: 'UP_TO_80' },
  {
    exit: 'CONTRACT_ENDED',
    unpaidTraining: 'UP_TO_4',
    bond: 'UP_TO_1',
    originalsKept: 'YES',
    bondDemanded: 'YES',
    settlement: 'UP_TO_90',
  },
  {
    ...{ exit: 'RESIGNED', offer: 'CHANGED', joiningDelay: 'UP_TO_30', unpaidTraining: 'NONE', bond: 'UP_TO_2' },
    ...{
      originalsKept: 'NO',
      variablePaid: 'UP_TO_50',
      exerciseWindow: 'UP_TO_30',
      buyback: 'NO',
      noticeDays: 'UP_TO_60',
    },
    ...{
      notice: 'SERVED',
      relievingLetter: 'LATER',
      settlement: 'UP_TO_60',
      shortPaid: 'NO',
      pfExit: 'LATER',
      bondDemanded: 'NO',
    },
  },
];

const SECONDS_PER_WORD = 0.3;
const SECONDS_PER_TAP = 1.2;
const TAPS_OF_LIST = 2;

/**
 * Counts newly visible words. Questions are read each time, constant parts such as the company and the buttons once.
 */
function wordsShown(seen: Set<string>): number {
  const texts: string[] = [];
  const walk = (node: Node, place: string): void => {
    if (node instanceof HTMLElement && node.matches('option, nav, aside, [hidden], .vh')) return;
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
    const name = `${place} ${text}`;
    if (text !== '' && !seen.has(name)) texts.push(text);
    seen.add(name);
    const inside = node instanceof HTMLFieldSetElement ? (node.querySelector('legend')?.textContent ?? '') : place;
    for (const child of node.childNodes) walk(child, inside);
  };
  walk(document.querySelector('main') ?? document.body, '');
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Estimates the time from the company's page until the report is sent. */
async function secondsOf(story: Answers): Promise<number> {
  await theForm();
  const seen = new Set<string>();
  let [words, taps] = [0, 0];
  for (const step of ['work', 'joining', 'leaving', 'check']) {
    words += wordsShown(seen);
    if (step === 'work') {
      await choose(/^Joining quarter/, '2023-Q2');
      taps += TAPS_OF_LIST;
    }
    for (const [question, code] of Object.entries(story) as [TenureQuestion, string][]) {
      const asked = within(form()).queryByRole('group', { name: tenureMessages.asked[question] });
      if (asked === null) continue;
      await userEvent.click(within(asked).getByRole('radio', { name: answerText(question, code) }));
      taps += 1;
      words += wordsShown(seen);
    }
    if (step === 'check') await screen.findByText('This is what you send');
    words += wordsShown(seen);
    await userEvent.click(screen.getByRole('button', { name: step === 'check' ? 'Send my answers' : 'Continue' }));
    taps += 1;
  }
  cleanup();
  return words * SECONDS_PER_WORD + taps * SECONDS_PER_TAP;
}

it('takes at most 90 seconds: the median of ten stories at 0.3 s for each word shown and 1.2 s for each tap', async () => {
  const seconds: number[] = [];
  for (const story of STORIES) seconds.push(await secondsOf(story));
  const sorted = seconds.toSorted((one, other) => one - other);
  expect(((sorted[4] ?? 0) + (sorted[5] ?? 0)) / 2).toBeLessThanOrEqual(90);
});
