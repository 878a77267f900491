import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/views/kernel/ui/icon-button';

export interface EditableRowProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly form?: ReactNode;
}

export function EditableRow({ label, children, editLabel, onEdit, form = null }: EditableRowProps) {
  const pencil = useFocusBack(form !== null);
  return (
    <li className="kv">
      <span className="kv__k">{label}</span>
      {form === null ? (
        <>
          <div className="kv__v">{children}</div>
          <IconButton ref={pencil} label={editLabel} icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit} />
        </>
      ) : (
        <div className="kv__form">{form}</div>
      )}
    </li>
  );
}

/** Returns a ref for the control that regains the focus when the form closes. */
export function useFocusBack(isOpen: boolean) {
  const control = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) control.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return control;
}
