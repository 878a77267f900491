import './menu.css';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly to?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** True for the selected item. */
  readonly checked?: boolean | undefined;
}

export interface MenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly head?: ReactNode;
  readonly choicesLabel?: string | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly className?: string | undefined;
}

/** In a first view use MenuButton, which loads this module on demand. */
export function Menu({ label, trigger, items, head, choicesLabel, defaultOpen = false, className }: MenuProps) {
  const choices = items.filter(({ checked }) => checked !== undefined);
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger className={classNames('icon-btn', className)} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="pop" role="region" aria-label={label} align="end" sideOffset={4}>
          {/* In a low window it scrolls, also by key before an item is chosen. */}
          <Base.Popup className="panel panel--float menu" tabIndex={0}>
            {head}
            {items.map((item) => {
              if (item.checked !== undefined) {
                return item === choices[0] ? <Choices key={item.key} choices={choices} label={choicesLabel} /> : null;
              }
              const content = (
                <>
                  {item.icon}
                  {item.label}
                </>
              );
              const itemClass = classNames('option', item.danger && 'text-danger');
              return item.to === undefined ? (
                <Base.Item
                  key={item.key}
                  className={itemClass}
                  disabled={item.disabled ?? false}
                  onClick={() => item.onSelect?.()}
                >
                  {content}
                </Base.Item>
              ) : (
                <Base.LinkItem
                  key={item.key}
                  className={itemClass}
                  closeOnClick
                  onClick={() => item.onSelect?.()}
                  render={<a href={item.to} />}
                >
                  {content}
                </Base.LinkItem>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Choices({ choices, label }: { readonly choices: readonly MenuItem[]; readonly label: string | undefined }) {
  return (
    <Base.RadioGroup aria-label={label} value={choices.find(({ checked }) => checked)?.key ?? null}>
      {label === undefined ? null : (
        <div className="menu__choices" aria-hidden="true">
          {label}
        </div>
      )}
      {choices.map(({ key, icon, label, onSelect }) => (
        <Base.RadioItem key={key} value={key} className="option" closeOnClick onClick={() => onSelect?.()}>
          {icon}
          {label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
