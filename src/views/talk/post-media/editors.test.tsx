// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost } from '@tests/support/a-post';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { styleSheet } from '@tests/support/style-sheet';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { SYNTHETIC_LABEL } from '@/core/talk/post-media/synthetic.rules';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { StoresProvider } from '@/views/kernel/common/use-store';
import { PostingOverlays } from '../posting/posting-overlays';
import { PostImages } from './post-images';

afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function anOpenComposer(): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'writer' });
  render(
    <MemoryRouter>
      <StoresProvider store={here.store}>
        <PostingOverlays />
      </StoresProvider>
    </MemoryRouter>,
  );
  act(() => {
    here.store(ComposerKey).open({ touchpoint: 'feed', community });
    here.store(DraftKey).changeContent('Look at this');
  });
  await screen.findByRole('dialog', { name: 'Write a post' });
  return here;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ownPost = ({ world, me }: MemoryApp) => world.records(PostRecords).all.find(({ authorId }) => authorId === me.id);

describe('the video in the composer', () => {
  it('[OV-CREATE-VIDEO] is opened from there, and is added to the draft and the post', async () => {
    const here = await anOpenComposer();
    await press('Add a video');
    await userEvent.type(await screen.findByRole('textbox', { name: 'YouTube link' }), 'https://youtu.be/dQw4w9WgXcQ');
    await screen.findByText(/People see a play button/);
    expect(here.store(DraftKey).draft.videoDraft?.video?.fullUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveProperty('disabled', true);
    await press('Post');
    await waitFor(() => expect(ownPost(here)?.kind).toBe('video'));
  });

  it('is taken out again, and something else can be added', async () => {
    const { store } = await anOpenComposer();
    await press('Add a video');
    await userEvent.type(await screen.findByRole('textbox', { name: 'YouTube link' }), 'https://videos.example');
    await press('Remove video');
    expect(store(DraftKey).draft.videoDraft).toBeNull();
    expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveProperty('disabled', false);
  });
});

describe('pictures in the composer', () => {
  const files = (...names: readonly string[]) =>
    names.map((name) => new File([aPng(20, 10)], name, { type: 'image/png' }));
  const choose = async (...names: readonly string[]) => {
    await press('Add pictures');
    const [input] = (await screen.findAllByLabelText('Choose pictures')).filter(
      (one) => one instanceof HTMLInputElement,
    );
    if (input === undefined) throw new Error('There is no field for files.');
    await userEvent.upload(input, files(...names));
  };

  it('are chosen, described, moved and taken out', async () => {
    const here = await anOpenComposer();
    await choose('a.png', 'b.png');
    expect(await screen.findAllByText('ready')).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'What b.png shows' }), 'Page 2');
    const [, ofSecond] = screen.getAllByRole('checkbox', { name: /Made or edited with AI/ });
    if (ofSecond !== undefined) await userEvent.click(ofSecond);
    await press('Move b.png up');
    await press('Remove a.png');
    await press('Post');
    await waitFor(() =>
      expect(ownPost(here)?.media).toMatchObject([{ type: 'IMAGE', description: 'Page 2', isSynthetic: true }]),
    );
  });

  it('leave no hole in a feed: the first of three is as wide as the two below it', () => {
    const style = document.createElement('style');
    style.textContent = styleSheet('src/views/talk/post-media/post-images.css');
    document.head.append(style);
    const picture = { type: 'IMAGE', url: '/a.webp', previewUrl: '/a-s.webp', width: 40, height: 30 } as const;
    const columnsOf = (count: number): readonly string[] => {
      const media = Array.from({ length: count }, (_, at) => ({
        ...picture,
        fileKey: `f${at}`,
        description: '',
        isSynthetic: false,
      }));
      render(<PostImages post={aPost({ media })} whole={false} />);
      const columns = screen.getAllByRole('listitem').map((item) => getComputedStyle(item).gridColumn);
      cleanup();
      return columns;
    };
    expect(columnsOf(3)).toEqual(['1 / -1', '', '']);
    for (const even of [2, 4]) expect(new Set(columnsOf(even))).toEqual(new Set(['']));
    style.remove();
  });

  it('are labelled in a feed and in the post where a program made them', () => {
    const picture = {
      type: 'IMAGE',
      url: '/media/a.webp',
      previewUrl: '/media/a-s.webp',
      width: 40,
      height: 30,
    } as const;
    const media = [
      { ...picture, fileKey: 'made', description: '', isSynthetic: true },
      { ...picture, fileKey: 'taken', description: '', isSynthetic: false },
    ];
    for (const whole of [false, true]) {
      render(<PostImages post={aPost({ media })} whole={whole} />);
      expect(screen.getAllByText(SYNTHETIC_LABEL)).toHaveLength(1);
      cleanup();
    }
  });

  it('keep the focus by keyboard alone: moved to an end, tried again and taken out; and it is said where they are', async () => {
    const { line } = await anOpenComposer();
    line.failNext(failureOf(503));
    await choose('a.png', 'b.png', 'c.png');
    const fix = await screen.findByRole('button', { name: 'Try again' });
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(await screen.findByText('2 of 3 uploaded')).toBeTruthy();
    fix.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findAllByText('ready')).toHaveLength(3);
    expect(focused()).toBe('Remove a.png');
    const up = screen.getByRole('button', { name: 'Move b.png up' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('Move b.png up');
    expect(said()).toContain('b.png is picture 1 of 3 now');
    screen.getByRole('button', { name: 'Remove b.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove a.png'));
    expect(said()).toContain('b.png is removed');
    screen.getByRole('button', { name: 'Remove c.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove a.png'));
  });

  it('are scrolled to once they are drawn, looked at every 100 ms, for 2 s at most', async () => {
    const { time } = await anOpenComposer();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    let looks = 0;
    let isDrawn = false;
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => {
      looks += 1;
      return isDrawn;
    });
    await choose('a.png');
    await screen.findByText('ready');
    time.advance(99);
    expect(looks).toBe(0);
    time.advance(1);
    expect([looks, scroll.mock.calls.length]).toEqual([1, 0]);
    time.advance(200);
    expect(looks).toBe(3);
    isDrawn = true;
    time.advance(100);
    expect([looks, scroll.mock.calls.length]).toEqual([4, 1]);
    isDrawn = false;
    looks = 0;
    await choose('b.png');
    expect(await screen.findAllByText('ready')).toHaveLength(2);
    time.advance(5_000);
    expect([looks, scroll.mock.calls.length]).toEqual([20, 1]);
  });
});
