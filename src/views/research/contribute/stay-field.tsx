import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { messages } from './messages';

export interface StayFieldProps {
  /** Is null if unanswered. */
  readonly value: boolean | null;
  readonly onChange: (isCurrent: boolean) => void;
  readonly error: string | undefined;
}

export function StayField({ value, onChange, error }: StayFieldProps) {
  return (
    <Field label={messages.isCurrent} group required error={error}>
      <RadioCards
        columns={2}
        options={[
          { value: 'current', label: messages.current },
          { value: 'former', label: messages.former },
        ]}
        value={stayOf(value)}
        onSelect={(chosen) => onChange(chosen === 'current')}
      />
    </Field>
  );
}

function stayOf(isCurrent: boolean | null): 'current' | 'former' | null {
  if (isCurrent === null) return null;
  return isCurrent ? 'current' : 'former';
}
