import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';

/** One tab that is a link. */
export interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  /** A count in grey after the label, already written out ("2,418"). */
  readonly count?: string | undefined;
}

export interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly className?: string | undefined;
}

/** Tabs that change the address. They hang from the line and scroll sideways where they do not fit; the current one is in sight. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is looked for in the bar as it is drawn.
  useLayoutEffect(() => {
    if (bar.current !== null) showCurrent(bar.current);
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className={classNames('tabs', className)}>
      {tabs.map((tab) => (
        <a key={tab.to} href={tab.to} className="tab" {...(tab.current ? { 'aria-current': 'page' as const } : {})}>
          {tab.label}
          {tab.count === undefined ? null : <span className="tab__n">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls the bar alone, never the page, to have the current tab in its middle; at once, for a bar that moves would draw the eye. */
function showCurrent(bar: HTMLElement): void {
  const tab = bar.querySelector('[aria-current]');
  if (tab === null) return;
  const [around, inside] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inside.left >= around.left && inside.right <= around.right) return;
  bar.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}
