import { focusItem } from '../common/focus-item';
import { isFocusLost, windowSize } from '../page/page';
import { onDocument } from '../page/page-events';

interface Place {
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

type Places = WeakMap<Node, Place>;

const ITEMS = 'li, article, tr, th, td, .feed__row';
const PARTS = 'section, [role="dialog"], [tabindex]';
const PASSING = '[data-above-dialogs]';
const MAX_VISITED = 6;

/**
 * Moves the focus if its element is removed: to the next or previous item, or to the container. Otherwise screen
 * readers restart at the top. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let visited: readonly HTMLElement[] = [];
  const remember = (element: EventTarget | null) => {
    visited =
      element instanceof HTMLElement && element !== document.body
        ? [element, ...visited.filter((one) => one !== element)].slice(0, MAX_VISITED)
        : [];
  };
  let lost: HTMLElement | undefined;
  const places: Places = new WeakMap();
  const removals = new MutationObserver((records) => {
    for (const { removedNodes, target: parent, nextSibling: next, previousSibling: previous } of records) {
      for (const node of removedNodes) places.set(node, { parent, next, previous });
    }
    const [focused] = visited;
    if (focused === undefined || focused.isConnected || focused === lost) return;
    lost = focused;
    // Runs after the effects of the screen and of a closing dialog, which move the focus themselves.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (visited[0] === focused && isFocusLost()) handOn(visited, places);
      }),
    );
  });
  remember(document.activeElement);
  removals.observe(document.body, { childList: true, subtree: true });
  const ends = [
    onDocument('focusin', ({ target }) => remember(target)),
    onDocument('click', () => remember(document.activeElement), true),
  ];
  return () => {
    removals.disconnect();
    for (const end of ends) end();
  };
}

/** Focuses the last visited element or, if it was removed, an item near it. */
function handOn(visited: readonly HTMLElement[], places: Places): void {
  for (const element of visited) {
    const isDone = element.isConnected ? !isPassing(element) && focusQuietly(element) : handOnFrom(element, places);
    if (isDone) return;
  }
  const main = document.querySelector('main');
  if (main !== null) focusPart(main);
}

function handOnFrom(removed: Node, places: Places): boolean {
  const root = removed.getRootNode();
  const place = places.get(root);
  if (place === undefined) return false;
  const { parent, next, previous } = place;
  // The container itself was removed.
  if (!parent.isConnected) return handOnFrom(parent, places);
  if (!(parent instanceof HTMLElement)) return false;
  const beside = [next, previous].find((node) => node?.isConnected);
  if (beside instanceof HTMLElement && root instanceof HTMLElement && root.matches(ITEMS)) {
    // A long list unmounts distant items by itself, which does not count as removed.
    return !isInWindow(beside) || focusItem(beside);
  }
  const item = parent.closest<HTMLElement>(ITEMS);
  if (item !== null) return focusItem(item);
  const part = parent.closest<HTMLElement>(PARTS);
  return part !== null && !isPassing(part) && focusPart(part);
}

function isPassing(element: Element): boolean {
  return element.closest(PASSING) !== null;
}

function focusPart(part: HTMLElement): boolean {
  const heading = part.querySelector<HTMLElement>('h1') ?? part.querySelector<HTMLElement>('h2, h3');
  if (heading !== null) heading.tabIndex = -1;
  return focusQuietly(heading ?? part);
}

function focusQuietly(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < windowSize().height;
}
