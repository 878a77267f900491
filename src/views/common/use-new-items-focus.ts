import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

interface NewItemsFocus<List> {
  /** The element whose children are the items. */
  readonly list: RefObject<List | null>;
  /** To be called when the user asks for more. */
  readonly expectMore: () => void;
}

/** Moves the focus to the first of the items that the user asked for, unless it has gone elsewhere among the items. */
export function useNewItemsFocus<List extends HTMLElement>(count: number): NewItemsFocus<List> {
  const list = useRef<List>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    if (before === null || count <= before) return;
    countBefore.current = null;
    if (list.current?.contains(document.activeElement)) return;
    const first = list.current?.children[before];
    if (!(first instanceof HTMLElement)) return;
    const link = first.querySelector<HTMLElement>(':is(h1, h2, h3) a[href]');
    if (link === null) first.tabIndex = -1;
    (link ?? first).focus();
  }, [count]);
  return {
    list,
    expectMore: () => {
      countBefore.current = count;
    },
  };
}
