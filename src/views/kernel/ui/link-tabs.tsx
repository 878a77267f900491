import { classNames } from './class-names';
import { showInRow } from './show-in-row';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  readonly count?: string | undefined;
}

export interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly className?: string | undefined;
}

/** Scrolls sideways. The current and the focused tab stay in view. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  return (
    // Scrolls itself, because browsers do not scroll to a link of which a few pixels are visible.
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
