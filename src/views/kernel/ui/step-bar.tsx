import './step-bar.css';

export interface StepBarProps {
  readonly steps: number;
  /** The current step, counted from 1. */
  readonly current: number;
}

/** A decorative progress bar. The text next to it says the same. */
export function StepBar({ steps, current }: StepBarProps) {
  return (
    <ol className="steps" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <li key={step} className={classOf(step - current)} />
      ))}
    </ol>
  );
}

function classOf(distance: number): string | undefined {
  if (distance === 0) return 'is-current';
  return distance < 0 ? 'is-done' : undefined;
}
