import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { BottomBar } from './bottom-bar';
import { CONTENT_ID } from './content-id';
import { messages } from './messages';
import { TopBar } from './top-bar';

export interface AppFrameProps {
  /** The screen. */
  readonly children: ReactNode;
  readonly overlays?: ReactNode;
}

/** The frame around every screen. */
export function AppFrame({ children, overlays }: AppFrameProps) {
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {messages.skipLink}
      </a>
      <TopBar />
      <MainPart>{children}</MainPart>
      <BottomBar />
      {overlays}
    </>
  );
}

/**
 * The middle of a screen takes the focus after a navigation, so that a screen reader reads what is new and not the places beside it; after
 * Back the link does that led to the page that was left.
 */
const MainPart = observer(function MainPart({ children }: { readonly children: ReactNode }) {
  const { path } = useStore(NavigationKey);
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    const link = isBack ? linkTo(shownPath.current, main.current) : null;
    shownPath.current = path;
    const content = main.current?.querySelector<HTMLElement>(`#${CONTENT_ID}`);
    (link ?? content ?? main.current)?.focus({ preventScroll: true });
  }, [path, isBack]);
  return (
    <main ref={main} tabIndex={-1} className="page">
      {children}
    </main>
  );
});

function linkTo(path: string, part: HTMLElement | null): HTMLElement | null {
  const links = [...(part?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  return links.find((link) => link.getAttribute('href') === path) ?? null;
}
