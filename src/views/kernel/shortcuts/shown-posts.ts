import { allInPage, focusedElement } from '../page/page';

const HEAD_PX = 72;

/** Returns the focused post, else the first in the window, or null if there is none. */
export function postAround(): HTMLElement | null {
  const focused = focusedElement()?.closest<HTMLElement>('article.post') ?? null;
  if (focused !== null) return focused;
  return shownPosts().find((post) => post.getBoundingClientRect().bottom > HEAD_PX + 40) ?? null;
}

export function stepFrom(post: HTMLElement | null, step: 1 | -1): boolean {
  const posts = shownPosts();
  const isFocused = post?.contains(focusedElement()) ?? false;
  const index = post === null ? -1 : posts.indexOf(post);
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
