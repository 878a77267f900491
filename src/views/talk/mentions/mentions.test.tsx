// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { postPathOf } from '@/core/talk/posting/post-path';
import { PostScreen } from '@/views/talk/comments/post-screen';

afterEach(cleanup);

async function aBox() {
  const { world, app, store } = await startMemoryApp({ as: 'writer' });
  const posts = world.records(PostRecords);
  const post = aMemoryPost(world, { author: anAuthor({ name: 'PeepalRoot' }) });
  posts.addComment(post, {
    author: anAuthor({ name: 'NeemLeaf', tagline: 'Nurse' }),
    content: '@PeepalRoot, yes.',
    mentions: ['PeepalRoot'],
  });
  posts.addComment(post, {
    author: anAuthor({ name: 'Nurse at Sagarmatha Health', profileType: 'DESIGNATION' }),
    content: 'No.',
  });
  await app.arrive(postPathOf(post.id), '');
  renderWithStores(store, <PostScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Write a comment' }));
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

it('the names of the thread are offered behind an @, in a list that the keyboard works', async () => {
  const box = await aBox();
  await userEvent.type(box, 'Ask @');
  expect(names().slice(0, 2)).toEqual(['PeepalRootSoftware Engineer', 'NeemLeafNurse']);
  expect(screen.getByRole('combobox', { name: 'Your comment', expanded: true })).toBe(box);
  expect(screen.getByRole('listbox', { name: 'People you can mention' }).id).toBe(box.getAttribute('aria-controls'));
  expect(chosen()).toContain('PeepalRoot');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('NeemLeaf');
  expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('NeemLeaf');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(box.value).toBe('Ask @NeemLeaf ');
  expect(box.getAttribute('role')).toBeNull();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('now');
  expect(box.value).toBe('Ask @NeemLeaf now');
});

it('letters narrow the list, a press takes a name, and Escape closes the list but not the box', async () => {
  const box = await aBox();
  await userEvent.type(box, '@pe');
  expect(names()).toEqual(['PeepalRootSoftware Engineer']);
  await userEvent.click(screen.getByRole('option'));
  expect(box.value).toBe('@PeepalRoot ');
  await userEvent.type(box, '@ne');
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toBe(box);
  await userEvent.keyboard('z');
  expect(names()).toEqual([]);
});

it('a name in a text is set apart, and leads nowhere', async () => {
  await aBox();
  const said = screen.getByText('@PeepalRoot');
  expect(said.className).toBe('mention');
  expect(within(said.parentElement ?? said).queryByRole('link')).toBeNull();
  await waitFor(() => expect(said.parentElement?.textContent).toBe('@PeepalRoot, yes.'));
});
