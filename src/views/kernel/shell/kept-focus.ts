import { focusItem } from '../common/focus-item';
import { isFocusLost, windowSize } from '../page/page';
import { onDocument } from '../page/page-events';

/** The former place of a removed node. */
interface Place {
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

type Places = WeakMap<Node, Place>;

const ITEMS = 'li, article, tr, th, td, .feed__row';
/** Parts of a page that begin with their heading. */
const PARTS = 'section, [role="dialog"], [tabindex]';
/** Toasts: what is in them soon goes. */
const PASSING = '[data-above-dialogs]';
/** The number of elements that had the focus and are remembered. */
const MAX_VISITED = 6;

/**
 * Hands the focus on if what has it is removed: to the item after it or before it, else to what it stood in. An act that removes its own button would leave it
 * nowhere, and a screen reader at the top of the page. Returns what ends that.
 */
export function keepFocus(): () => void {
  /** The latest ones that had the focus, newest first; none after the user has given it up by a press beside all controls. */
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
    // Effects of the screen, and a dialog that closes, give the focus to what they know; that comes first.
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

/** A button that opened a menu may have gone with it: each in turn says where to go on. */
function handOn(visited: readonly HTMLElement[], places: Places): void {
  for (const element of visited) {
    const isDone = element.isConnected ? !isPassing(element) && focusQuietly(element) : handOnFrom(element, places);
    if (isDone) return;
  }
  const main = document.querySelector('main');
  if (main !== null) focusPart(main);
}

/** Returns false if nothing near the place of a removed node can take the focus. */
function handOnFrom(removed: Node, places: Places): boolean {
  const root = removed.getRootNode();
  const place = places.get(root);
  if (place === undefined) return false;
  const { parent, next, previous } = place;
  // What it stood in has gone, too.
  if (!parent.isConnected) return handOnFrom(parent, places);
  if (!(parent instanceof HTMLElement)) return false;
  const beside = [next, previous].find((node) => node?.isConnected);
  if (beside instanceof HTMLElement && root instanceof HTMLElement && root.matches(ITEMS)) {
    // A long list takes out what is far from the window: the user has removed nothing.
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
