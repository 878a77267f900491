// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { TermsRecords } from '@/adapters/memory/kernel/world/terms-records';
import { TERMS_CHANGES, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { TermsKey } from '@/stores/trust/legal/keys';
import { agreementMessages as messages } from './agreement-messages';
import { TermsDialog } from './terms-dialog';

afterEach(cleanup);

it('says what is new in the terms, leads to them, and closes once the user has agreed', async () => {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const me = aMemoryUser(world, {});
  world.records(TermsRecords).agreed.set(me.id, { version: TERMS_VERSION - 1, agreedOn: '2026-01-05' });
  const { store, toasts } = await startMemoryApp({ as: 'reader', world, me });
  const terms = store(TermsKey);
  await terms.ask();
  renderWithStores(store, <TermsDialog />);
  expect(screen.getByRole('dialog', { name: messages.changedTitle }).textContent).toContain(TERMS_CHANGES[0]);
  expect(screen.getByRole('link', { name: messages.readTerms }).getAttribute('href')).toBe('/legal/terms-of-use');
  await userEvent.click(screen.getByRole('button', { name: messages.agree }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(terms.isToAgree).toBe(false);
  expect(toasts.shown.map(({ text1 }) => text1)).toEqual(['Thank you. Now send it again.']);
});
