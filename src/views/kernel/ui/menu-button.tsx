import { LazyMenu } from './lazy-menu';
import type { MenuProps } from './menu';

const loadMenu = async () => (await import('./menu')).Menu;

export type MenuButtonProps = Omit<MenuProps, 'defaultOpen'>;

export function MenuButton(props: MenuButtonProps) {
  const { label, trigger, className } = props;
  return (
    <LazyMenu
      label={label}
      trigger={trigger}
      className={className}
      load={loadMenu}
      menuProps={{ ...props, defaultOpen: true }}
    />
  );
}
