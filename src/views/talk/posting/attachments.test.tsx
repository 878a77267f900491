// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { StoresProvider } from '@/views/kernel/common/use-store';
import { PostingOverlays } from './posting-overlays';

afterEach(cleanup);

async function anOpenComposer() {
  const here = await startMemoryApp({ as: 'writer' });
  render(
    <MemoryRouter>
      <StoresProvider store={here.store}>
        <PostingOverlays />
      </StoresProvider>
    </MemoryRouter>,
  );
  act(() => here.store(ComposerKey).open({ touchpoint: 'feed', community: null }));
  await screen.findByRole('dialog', { name: 'Write a post' });
  return here;
}

it('[OV-CREATE-POLL] opens from the composer, and the poll is added to the draft', async () => {
  const { store } = await anOpenComposer();
  await userEvent.click(screen.getByRole('button', { name: 'Add a poll' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer 1' }), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Add an answer' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove answer 2' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer 2' }), 'No');
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  expect(store(DraftKey).draft.poll).toEqual({ options: ['Yes', 'No'], durationHours: 24 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove poll' }));
  expect(store(DraftKey).draft.poll).toBeNull();
  expect(screen.queryByRole('region', { name: 'Poll' })).toBeNull();
});

it('[OV-CREATE-SALARY-OFFERS] opens from the composer, and the offers are added to the draft', async () => {
  const { store } = await anOpenComposer();
  await userEvent.click(screen.getByRole('button', { name: 'Compare offers' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Company/ }), 'Dhruvanta Pay');
  await userEvent.type(screen.getByRole('textbox', { name: /^Role/ }), 'Engineer');
  await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Pune');
  await userEvent.type(screen.getByRole('textbox', { name: /^Fixed/ }), '2700000');
  expect(screen.getByText('₹27.0 L')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  const box = await screen.findByRole('checkbox', { name: /Dhruvanta Pay/ });
  await waitFor(() => expect(store(DraftKey).draft.salaryIds).toHaveLength(1));
  expect(box).toMatchObject({ checked: true });
  expect(store(ComposerKey).isOpen).toBe(true);
  await userEvent.click(box);
  expect(store(DraftKey).draft.salaryIds).toEqual([]);
});

it('an attachment says why the others cannot be added, until it is removed', async () => {
  await anOpenComposer();
  await userEvent.click(screen.getByRole('button', { name: 'Add a poll' }));
  const reason = await screen.findByText('A post can have one attachment. Remove this one to add another.');
  expect(screen.getByRole('button', { name: 'Add pictures' })).toMatchObject({ disabled: true });
  expect(screen.getByRole('group', { name: 'Attachments' }).getAttribute('aria-describedby')).toBe(reason.id);
  await userEvent.click(screen.getByRole('button', { name: 'Remove poll' }));
  expect(screen.queryByText(/^A post can have one attachment/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add pictures' })).toMatchObject({ disabled: false });
});
