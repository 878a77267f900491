// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { StatementRecords } from '@/adapters/memory/trust/statements/statement-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { RULES_VERSION, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { OwnStatements } from './own-statements';

afterEach(cleanup);

it('lists decisions about posts and comments with rule, words and the way to appeal, and complaints to answer', async () => {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const me = aMemoryUser(world, {});
  const { number, title, wording } = ruleById('CONTACT');
  const common = { place: 'Layoffs', title: null, version: RULES_VERSION, createdOn: dayInIndia(world.clock.now()) };
  const broken = { number, title, wording };
  const records = world.records(StatementRecords);
  const words = ['98100 00210'];
  const removed = { ...common, act: 'REMOVED', kind: 'comment', words, rule: broken, origin: 'READER' } as const;
  records.add(me, removed, () => true);
  const asked = { ...common, act: 'ASKED', kind: 'post', words: [], rule: null, origin: 'COMPLAINT' } as const;
  records.add(me, asked, () => true);
  const app = await startMemoryApp({ as: 'reader', world, me, address: '/user/posts' });
  renderWithStores(app.store, <OwnStatements />);
  const [first, second] = screen.getAllByRole('listitem');
  if (first === undefined || second === undefined) throw new Error('There are two statements.');
  expect(within(first).getByRole('heading').textContent).toBe('Post, Layoffs: called untrue');
  expect(within(first).getByRole('link').textContent).toMatch(/^Answer the complaint until /);
  expect(within(second).getByRole('heading').textContent).toBe('Comment, Layoffs: removed');
  expect(second.textContent).toContain(`${title}: ${wording}`);
  expect(second.textContent).toContain('“98100 00210”');
  expect(within(second).getByRole('link').textContent).toMatch(/^Read the statement, or appeal until /);
});

it('shows nothing to a user about whom nothing was decided', async () => {
  const app = await startMemoryApp({ as: 'reader', address: '/user/posts' });
  renderWithStores(app.store, <OwnStatements />);
  expect(document.body.textContent).toBe('');
});
