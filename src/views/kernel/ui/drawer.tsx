import './dialog.css';
import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useSheetHistory } from './sheet-history';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function Drawer({ open, onClose, title, closeLabel, side = 'start', children, footer }: DrawerProps) {
  useSheetHistory(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={classNames('drawer', side === 'end' && 'drawer--end')}>
          <div className="panel__head">
            <Base.Title className="h2">{title}</Base.Title>
            <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className="drawer__main">{children}</div>
          {footer}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
