import './dialog.css';
export interface StepBarProps {
  readonly steps: number;
  /** The current one, from 1. */
  readonly current: number;
  /** "Step 2 of 4". */
  readonly label: string;
}

/** The position in a flow: ink for done steps, the accent for the current one. */
export function StepBar({ steps, current, label }: StepBarProps) {
  return (
    <ol className="steps" aria-label={label}>
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <li
          key={step}
          className={step < current ? 'is-done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        />
      ))}
    </ol>
  );
}
