export interface StepBarProps {
  /** How many steps there are. */
  readonly steps: number;
  /** The current one, from 1. */
  readonly current: number;
  /** "Step 2 of 4". */
  readonly label: string;
}

/** Where one is in a flow: ink for what is done, the accent for now. */
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
