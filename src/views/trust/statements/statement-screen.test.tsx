// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { StatementRecords } from '@/adapters/memory/trust/statements/statement-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { formatDate } from '@/core/kernel/formatting/date';
import { RULES_VERSION, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { lastAnswerDay, MAX_ANSWER_LENGTH } from '@/core/trust/moderation/author-answers.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { StatementKey } from '@/stores/trust/statements/keys';
import { StatementScreen } from './statement-screen';

afterEach(cleanup);

describe('a statement about what was taken off', () => {
  it('has what happened, the words, the rule, how it began, who decided, what its author can do, and the committee with the courts', async () => {
    const { number, title, wording } = ruleById('CONTACT');
    const world = createDemoWorld(new ManualTime(), new CountingIds());
    const me = aMemoryUser(world, {});
    const statementId = world.records(StatementRecords).add(
      me,
      {
        ...{ act: 'REMOVED', kind: 'review', place: 'Vaayuna Technologies', title: null, words: ['98100 00210'] },
        ...{ rule: { number, title, wording }, version: RULES_VERSION, origin: 'COMPLAINT', createdOn: '2026-11-20' },
      },
      () => true,
    );
    const app = await startMemoryApp({ as: 'reader', world, me, address: `/statements/${statementId}` });
    renderWithStores(app.store, <StatementScreen />);
    const said = document.body.textContent ?? '';
    expect(said).toContain('Your review in Vaayuna Technologies was removed');
    expect(screen.getByText('98100 00210').tagName).toBe('MARK');
    expect(said).toContain(wording);
    expect(said).toContain('A complaint. We do not say whose.');
    expect(said).toContain('A person decided');
    expect(screen.getByText('Send the appeal')).not.toBeNull();
    expect(said).toContain('Grievance Appellate Committee (gac.gov.in)');
    expect(said).toContain('the courts');
  });
});

it('about a complaint of untruth has until when its author may answer, and sends the answer', async () => {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const me = aMemoryUser(world, {});
  const answers: string[] = [];
  const createdOn = dayInIndia(world.clock.now());
  const told = {
    act: 'ASKED',
    kind: 'review',
    place: 'Vaayuna Technologies',
    title: null,
    words: [],
    rule: null,
  } as const;
  const statementId = world
    .records(StatementRecords)
    .add(me, { ...told, version: RULES_VERSION, origin: 'COMPLAINT', createdOn }, (sentence) => {
      answers.push(sentence);
      return true;
    });
  const app = await startMemoryApp({ as: 'reader', world, me, address: `/statements/${statementId}` });
  renderWithStores(app.store, <StatementScreen />);
  expect(screen.getByText('A complaint about what you wrote')).not.toBeNull();
  expect(document.body.textContent).toContain(`until ${formatDate(lastAnswerDay(createdOn), 'day')}`);
  expect(document.body.textContent).not.toContain('A person decided');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByText('Write a sentence.')).not.toBeNull();
  // A longer text is not cut: its author shortens it.
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('A'.repeat(MAX_ANSWER_LENGTH + 1));
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByText(`Shorten it to ${MAX_ANSWER_LENGTH} characters.`)).not.toBeNull();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'I saw it myself in March.');
  const again = await startMemoryApp({
    as: 'reader',
    world,
    me,
    storage: app.storage,
    address: `/statements/${statementId}`,
  });
  again.store(StatementKey).restore();
  expect(again.store(StatementKey).sentence).toBe('I saw it myself in March.');
  again.browser.signOut();
  await again.store(SessionKey).checkUser();
  expect(again.store(StatementKey).sentence).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You answered on'));
  expect(answers).toEqual(['I saw it myself in March.']);
  expect(app.storage.keysFrom('statementReply')).toEqual([]);
});
