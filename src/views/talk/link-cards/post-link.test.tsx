// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { aPost } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PostLink } from './post-link';

const link = {
  url: 'https://labour.example/notice-periods',
  host: 'labour.example',
  siteName: 'Labour Desk',
  title: '<img src=x onerror=alert(1)> Notice periods',
  description: 'What binds both sides.',
  picture: null,
};

afterEach(cleanup);

it('leads to the page and says in its own words what it is, as text', () => {
  const { container } = render(<PostLink post={aPost({ link })} />);
  const card = screen.getByRole('link');
  expect([card.getAttribute('href'), card.getAttribute('rel')]).toEqual([link.url, 'noopener noreferrer']);
  expect(card.textContent).toBe(
    'labour.exampleLabour Desk<img src=x onerror=alert(1)> Notice periodsWhat binds both sides.Opens in a new tab',
  );
  expect(container.querySelector('img')).toBeNull();
});

it('shows the picture of the page from here, late and in its size, and says nothing of it', () => {
  const picture = { url: '/media/cover-640x335.webp', width: 640, height: 335 };
  const { container } = render(<PostLink post={aPost({ link: { ...link, picture } })} />);
  const image = container.querySelector('img');
  const attributes = ['src', 'width', 'height', 'alt', 'loading'].map((name) => image?.getAttribute(name));
  expect(attributes).toEqual([picture.url, '640', '335', '', 'lazy']);
});

it('leaves out what the page does not say', () => {
  render(<PostLink post={aPost({ link: { ...link, siteName: null, title: 'Notice periods', description: null } })} />);
  expect(screen.getByRole('link').textContent).toBe('labour.exampleNotice periodsOpens in a new tab');
});

it('can be left out by the author of its post, not by others and not in a preview', async () => {
  const { store } = await startMemoryApp({ as: 'writer' });
  const own = aPost({ link, isMine: true });
  renderWithStores(store, <PostLink post={own} />);
  expect(screen.getByRole('button', { name: 'Remove the card' })).toBeTruthy();
  cleanup();
  renderWithStores(store, <PostLink post={aPost({ link })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing for a post without a link', () => {
  expect(render(<PostLink post={aPost()} />).container.innerHTML).toBe('');
});
