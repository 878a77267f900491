import type { FormEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './messages';

export interface SmallFormProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Counts refusals, so that each one moves the focus. */
  readonly refusals: number;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

/** Focuses the first field. Esc closes the form. */
export function SmallForm({ label, isBusy, refusals, onSave, onCancel, children, more }: SmallFormProps) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusals);
  useOpenOverlay();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      ref={form}
      className="smallform"
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        {more}
      </div>
    </form>
  );
}
