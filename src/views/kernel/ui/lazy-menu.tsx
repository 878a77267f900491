import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from './icon-button';

export interface LazyMenuProps<Props> {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string | undefined;
  /** Loads a menu that replaces the button and is open at first. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly menuProps: Props;
  /** Called when loading fails. The next click retries. */
  readonly onFailed?: (() => void) | undefined;
}

/** Loads the menu's code when a pointer or the focus comes near. */
export function LazyMenu<Props extends object>(props: LazyMenuProps<Props>) {
  const { label, trigger, className, load, menuProps, onFailed } = props;
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const warmUp = () => void load().catch(() => undefined);
  const open = () => void load().then((loaded) => setView(() => loaded), onFailed ?? (() => undefined));
  return View === null ? (
    <IconButton
      label={label}
      icon={trigger}
      aria-haspopup="menu"
      aria-expanded={false}
      className={className}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={open}
    />
  ) : (
    <View {...menuProps} />
  );
}
