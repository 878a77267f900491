import { classNames } from './class-names';
import { showInRow } from './show-in-row';

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

/** Tabs that change the address. They hang from the line and scroll sideways if they do not fit; the current and the focused one are in sight. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  return (
    // The browser leaves a link where it is that shows by a few pixels.
    <nav aria-label={label} className={classNames('tabs', className)} onFocus={({ target }) => showInRow(target)}>
      {tabs.map((tab) => (
        <a
          key={tab.to}
          href={tab.to}
          className="tab"
          {...(tab.current ? { 'aria-current': 'page' as const, ref: showInRow } : {})}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="tab__n">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
