import { allInPage, focusedElement } from '../page/page';

/** The room that the head of the page takes, in px. */
const HEAD_PX = 72;

/** The post that has the focus; without one the first that stands in the window, null if the page shows none. */
export function postAround(): HTMLElement | null {
  const focused = focusedElement()?.closest<HTMLElement>('article.post') ?? null;
  if (focused !== null) return focused;
  return shownPosts().find((post) => post.getBoundingClientRect().bottom > HEAD_PX + 40) ?? null;
}

/** Moves the focus to the post after this one, or before it; returns whether there is one. */
export function stepFrom(post: HTMLElement | null, step: 1 | -1): boolean {
  const posts = shownPosts();
  const isFocused = post?.contains(focusedElement()) ?? false;
  const index = post === null ? -1 : posts.indexOf(post);
  // The first press only marks where the reader is.
  const target = isFocused ? posts[index + step] : posts[index];
  if (target === undefined) return false;
  const link = target.querySelector<HTMLElement>(':is(h1, h2) a[href]');
  if (link === null) target.tabIndex = -1;
  (link ?? target).focus({ preventScroll: true });
  window.scrollBy({ top: target.getBoundingClientRect().top - HEAD_PX });
  return true;
}

function shownPosts(): readonly HTMLElement[] {
  return allInPage<HTMLElement>('main article.post');
}
