import './tenure-form.css';
import type { KeyboardEvent } from 'react';
import { use, useId } from 'react';
import { Field } from '@/views/kernel/ui/field';
import { FieldContext } from '@/views/kernel/ui/field-context';

export interface AnswerFieldProps {
  readonly label: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly value: string | null;
  /** A null code clears the answer. */
  readonly onAnswer: (code: string | null) => void;
  readonly error?: string | undefined;
}

/** An optional answer. Clicking the chosen answer again clears it, as do Delete and Backspace. */
export function AnswerField({ label, error, ...answers }: AnswerFieldProps) {
  return (
    <Field label={label} group error={error}>
      <Answers {...answers} />
    </Field>
  );
}

function Answers({ answers, value, onAnswer }: Omit<AnswerFieldProps, 'label' | 'error'>) {
  const name = useId();
  const field = use(FieldContext);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (value === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onAnswer(null);
  };
  return (
    <div className="tenure-answers">
      {Object.entries(answers).map(([code, text]) => (
        <label key={code} className="tenure-answer">
          <input
            type="radio"
            className="vh"
            name={name}
            value={code}
            checked={code === value}
            aria-describedby={field?.describedBy}
            onKeyDown={handleKeyDown}
            onClick={() => {
              if (code === value) onAnswer(null);
            }}
            onChange={() => onAnswer(code)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
