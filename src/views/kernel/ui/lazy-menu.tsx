import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from './icon-button';

export interface LazyMenuProps<Props> {
  /** Names the trigger. */
  readonly label: string;
  /** The content of the trigger: a 20 px icon or an Avatar. */
  readonly trigger: ReactNode;
  readonly className?: string | undefined;
  /** Fetches the menu's code, which brings a trigger of its own and is open at first. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly menuProps: Props;
  /** The code did not come; the next press tries again. */
  readonly onFailed?: (() => void) | undefined;
}

/** The trigger of a menu without its weight: the code is fetched when a pointer or the focus comes near. */
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
