import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

export interface ButtonTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly count?: string | undefined;
  /** The tab's link, used until its code is loaded. */
  readonly href?: string | undefined;
}

export interface ButtonTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly ButtonTab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Returns null if the key is not for tabs. Left and right follow the writing direction. */
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

/** Arrow keys, Home and End move and select. Tab goes to the panel. */
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
  const handleClick = (event: MouseEvent, key: Key) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(key);
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={handleKeyDown}>
        {tabs.map((tab) => {
          const Control = tab.href === undefined ? 'button' : 'a';
          return (
            <Control
              key={tab.key}
              {...(tab.href === undefined ? { type: 'button' as const } : { href: tab.href })}
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === selected ? 0 : -1}
              className="tab"
              onClick={(event: MouseEvent) => handleClick(event, tab.key)}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="tab__n">{tab.count}</span>}
            </Control>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
