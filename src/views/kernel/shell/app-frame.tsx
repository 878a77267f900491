import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { BottomBar } from './bottom-bar';
import { messages } from './messages';
import { focusLinkTo, focusMiddle, MAIN_ID } from './middle';
import { TopBar } from './top-bar';

export interface AppFrameProps {
  readonly children: ReactNode;
  readonly overlays?: ReactNode;
}

export function AppFrame({ children, overlays }: AppFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {messages.skipLink}
      </a>
      <ComingLine />
      <TopBar />
      <MainPart>{children}</MainPart>
      <BottomBar />
      {overlays}
    </>
  );
}

/** Renders a progress line while the requested page loads and the old one is visible. */
const ComingLine = observer(function ComingLine() {
  return useStore(NavigationKey).isLeaving ? (
    <div className="coming" role="progressbar" aria-label={messages.loadingPage} />
  ) : null;
});

/** Dims the old page, unless the new one appears quickly. */
const DIMMED = { opacity: 0.6, transition: 'opacity 0.15s 0.15s' };

/**
 * Focuses the main part after a navigation, and from there the middle column, so that screen readers start there. After
 * Back, the link to the page that the user came from gets the focus. This runs before the effects of the new page,
 * whose own focus (a comment box that opens) wins.
 */
const MainPart = observer(function MainPart({ children }: { readonly children: ReactNode }) {
  const { path, address, isLeaving } = useStore(NavigationKey);
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ path, address });
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { path, address };
    if (left.path === path) return;
    main.current?.focus({ preventScroll: true });
    if (isBack) focusLinkTo(left.address, main.current);
  }, [path, address, isBack]);
  return (
    <main
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      className="page"
      style={isLeaving ? DIMMED : undefined}
      onFocus={({ target }) => focusMiddle(target)}
    >
      {children}
    </main>
  );
});
