import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { classNames } from './class-names';

/** One tab of ButtonTabs. */
export interface ButtonTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly count?: string | undefined;
}

export interface ButtonTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly ButtonTab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Index of the tab that a key leads to, or null when the key is not for tabs. Left and right follow the writing direction. */
function targetIndex(key: string, current: number, count: number, rtl: boolean): number | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case backward:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs within a view, with their panel. Arrow keys, Home and End move and select; Tab goes to the panel. */
export function ButtonTabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
}: ButtonTabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex((tab) => tab.key === selected);
    const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = targetIndex(event.key, current, tabs.length, rtl);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) {
      return;
    }
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={classNames('tab')}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="tab__n">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
