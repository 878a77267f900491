import { lazy, Suspense, useState } from 'react';
import { IconButton } from './icon-button';
import type { MenuProps } from './menu';

const loadMenu = () => import('./menu');
const Menu = lazy(() => loadMenu().then((module) => ({ default: module.Menu })));

export type MenuButtonProps = Omit<MenuProps, 'defaultOpen'>;

/**
 * The trigger of a Menu without its weight: the menu's code is fetched when a pointer or the focus comes near,
 * and the menu opens at the first press.
 */
export function MenuButton(props: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const warmUp = () => {
    void loadMenu();
  };
  const trigger = (
    <IconButton
      label={props.label}
      icon={props.trigger}
      aria-haspopup="menu"
      aria-expanded={wanted}
      className={props.className}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <Menu {...props} defaultOpen />
    </Suspense>
  ) : (
    trigger
  );
}
