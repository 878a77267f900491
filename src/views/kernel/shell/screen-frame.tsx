import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';
import { focusedElement } from '../page/page';
import { messages } from './messages';
import { focusMiddle } from './middle';

export interface ScreenFrameProps {
  /** The start column, "where am I": the list one level up, then other lists of places. Narrower windows show the first as chips. */
  readonly places: ReactNode;
  /** The middle. Its children are parts of the page, one below the other; the first hangs from a line. */
  readonly children: ReactNode;
  /** The end column, "what does it mean for me": first the thing in hand, then who can see what, what to read next, small print. */
  readonly aside: ReactNode;
}

/** The three columns of a screen. A side column keeps its place, whatever it holds. */
export function ScreenFrame({ places, children, aside }: ScreenFrameProps) {
  // A screen whose code or data came late finds the focus on the main part.
  useEffect(() => focusMiddle(focusedElement()), []);
  return (
    <div className="frame">
      <div className="frame__side places-side">{places}</div>
      <div id={MIDDLE_ID} tabIndex={-1} className="frame__main">
        {children}
      </div>
      <aside className="frame__side" aria-label={messages.aside}>
        {aside}
      </aside>
    </div>
  );
}
