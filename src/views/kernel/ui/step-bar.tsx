import './step-bar.css';

export interface StepBarProps {
  readonly steps: number;
  /** The current one, from 1. */
  readonly current: number;
}

/** The position in a flow: ink for done steps, the accent for the current one. The words beside it say the same, so it is drawn only. */
export function StepBar({ steps, current }: StepBarProps) {
  return (
    <ol className="steps" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <li key={step} className={classOf(step - current)} />
      ))}
    </ol>
  );
}

/** The class of a step so many after the current one. */
function classOf(distance: number): string | undefined {
  if (distance === 0) return 'is-current';
  return distance < 0 ? 'is-done' : undefined;
}
