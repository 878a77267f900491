// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { CommunitySearchKey, FollowingKey } from '@/stores/talk/communities/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { StoresProvider } from '@/views/kernel/common/use-store';
import { PostingOverlays } from './posting-overlays';

afterEach(cleanup);

const notice = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function anOpenComposer(community: typeof notice | null = null): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'writer' });
  render(
    <MemoryRouter>
      <StoresProvider store={here.store}>
        <PostingOverlays />
      </StoresProvider>
    </MemoryRouter>,
  );
  act(() => here.store(ComposerKey).open({ touchpoint: 'feed', community }));
  await screen.findByRole('dialog', { name: 'Write a post' });
  return here;
}

const textField = () => screen.getByRole('textbox', { name: 'Your post' });
const titleField = () => screen.getByRole('textbox', { name: /^Title/ });
const communityField = () => screen.getByRole('combobox', { name: 'Community' });

describe('the composer', () => {
  it('[OV-CREATE-POST] opens over the page with an empty draft, and closes', async () => {
    const { store } = await anOpenComposer();
    for (const field of [communityField(), titleField(), textField()]) expect(field).toMatchObject({ value: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Close and keep the draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store(ComposerKey).isOpen).toBe(false);
  });

  it('says that a device without room does not keep the draft, until it does', async () => {
    const { storage } = await anOpenComposer();
    storage.isFull = true;
    await userEvent.type(textField(), 'Has anyone?');
    expect(screen.queryByText(/^Draft saved/)).toBeNull();
    const warning = 'This device does not keep your draft. It is lost when you close this page.';
    expect(screen.getByText(warning)).not.toBeNull();
    storage.isFull = false;
    await userEvent.type(textField(), ' Tell me.');
    expect(screen.getByText(/^Draft saved/)).not.toBeNull();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('is written and posted by keyboard alone', async () => {
    const { store, me, world } = await anOpenComposer();
    await userEvent.type(communityField(), 'notice');
    await userEvent.click(await screen.findByRole('option', { name: /Notice Period/ }));
    await userEvent.type(titleField(), 'Buyout?');
    await userEvent.type(textField(), 'Has anyone?{Enter}Please tell.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(store(ComposerKey).isOpen).toBe(false));
    const written = world.records(PostRecords).all.find(({ authorId }) => authorId === me.id);
    expect(written).toMatchObject({
      title: 'Buyout?',
      content: 'Has anyone?\nPlease tell.',
      community: { entityId: 1 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins with the text', async () => {
    await anOpenComposer(notice);
    await waitFor(() => expect(document.activeElement).toBe(textField()));
    expect(communityField()).toMatchObject({ value: 'Notice Period' });
  });

  it('brings the first wrong field into focus, with its error at the field', async () => {
    await anOpenComposer();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(document.activeElement).toBe(communityField()));
    expect(screen.getByText('Choose a community for your post.')).toBeTruthy();
    expect(screen.getByText('Write something first.')).toBeTruthy();
    expect(communityField().getAttribute('aria-invalid')).toBe('true');
    expect(textField().getAttribute('aria-invalid')).toBe('true');
  });

  it('counts characters as people do', async () => {
    await anOpenComposer(notice);
    await userEvent.click(textField());
    await userEvent.paste('नौकरी 😀');
    expect(screen.getByText('7/10,000')).toBeTruthy();
  });

  it('warns of a private address', async () => {
    await anOpenComposer(notice);
    await userEvent.click(textField());
    await userEvent.paste('Write to asha.nair@gmail.com');
    expect(screen.getByText('“asha.nair@gmail.com” looks like your own email address.')).toBeTruthy();
  });

  it('says in the dialog why nothing was posted, and keeps everything', async () => {
    const { line, store } = await anOpenComposer(notice);
    await userEvent.type(textField(), 'Has anyone?');
    line.goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not find out whether this was posted');
    expect(textField()).toMatchObject({ value: 'Has anyone?' });
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(store(ComposerKey).isOpen).toBe(false));
  });

  it('closes with Esc and keeps the draft, and discards it when told so', async () => {
    const { store } = await anOpenComposer(notice);
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await userEvent.type(textField(), 'Has anyone?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => store(ComposerKey).open({}));
    await screen.findByRole('dialog');
    expect(textField()).toMatchObject({ value: 'Has anyone?' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(store(ComposerKey).writing.isWritten).toBe(false);
  });

  it('says under which profile the post appears', async () => {
    await anOpenComposer(notice);
    expect(await screen.findByText('FilterKaapi')).toBeTruthy();
  });
});

describe('the community', () => {
  it('[ER-EMPTY-COMMUNITIES] says where a search finds none', async () => {
    await anOpenComposer();
    await userEvent.type(communityField(), 'zzzz');
    expect(await screen.findByText('No communities found.')).toBeTruthy();
  });

  it('offers the followed ones first, before one types', async () => {
    const { store } = await anOpenComposer();
    const last = store(CommunitySearchKey).suggested.findLast(({ type }) => type === 'topic');
    if (last === undefined) throw new Error('Nothing is offered.');
    await act(async () => void (await store(FollowingKey).follow(last)));
    await userEvent.click(screen.getByRole('button', { name: 'Show communities' }));
    const [first] = await screen.findAllByRole('option');
    if (first === undefined) throw new Error('Nothing is offered.');
    expect(within(first).getByText('Topic, you follow it')).toBeTruthy();
    expect(first.textContent).toContain(last.name);
  });

  it('asks before it posts what may show who one is, at the question itself', async () => {
    const { store, me, world } = await anOpenComposer(notice);
    await userEvent.type(textField(), 'Call me: 98765 43210');
    expect(screen.getByText('“98765 43210” looks like a phone number.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Post anyway' })).toBeNull();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Post' }));
    expect(store(ComposerKey).isOpen).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Post anyway' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(store(ComposerKey).isOpen).toBe(false));
    expect(world.records(PostRecords).all.filter(({ authorId }) => authorId === me.id)).toHaveLength(1);
  });

  it('is none any more once one types on', async () => {
    const { store } = await anOpenComposer(notice);
    await userEvent.type(communityField(), 'x');
    expect(store(ComposerKey).writing.draft.selectedCommunity).toBeNull();
  });

  it('can be asked for again where the search failed', async () => {
    const { line } = await anOpenComposer();
    line.goOffline();
    await userEvent.type(communityField(), 'notice');
    await screen.findByText('The communities did not load.');
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Notice Period/ })).toBeTruthy();
  });
});
