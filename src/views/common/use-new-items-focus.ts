import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

interface NewItemsFocus<List> {
  /** The element with the items. */
  readonly list: RefObject<List | null>;
  /** To be called when the user asks for more. */
  readonly expectMore: () => void;
}

/** Selects the items within their list. */
const CHILDREN = ':scope > *';

/** Moves the focus to the first of the items that the user asked for, unless it has gone elsewhere among the items. */
export function useNewItemsFocus<List extends HTMLElement>(count: number, items = CHILDREN): NewItemsFocus<List> {
  const list = useRef<List>(null);
  const expected = useRef<{ readonly count: number; readonly last: Element | undefined } | null>(null);
  useEffect(() => {
    if (expected.current === null || count <= expected.current.count) return;
    const { last } = expected.current;
    expected.current = null;
    if (list.current?.contains(document.activeElement)) return;
    const shown = itemsIn(list.current, items);
    const first = shown[last === undefined ? 0 : shown.findIndex((item) => item.isSameNode(last)) + 1];
    if (first === undefined) return;
    const link = first.querySelector<HTMLElement>(':is(h1, h2, h3) a[href]');
    if (link === null) first.tabIndex = -1;
    (link ?? first).focus();
  }, [count, items]);
  return {
    list,
    expectMore: () => {
      expected.current = { count, last: itemsIn(list.current, items).at(-1) };
    },
  };
}

function itemsIn(list: HTMLElement | null, items: string): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(items) ?? [])];
}
