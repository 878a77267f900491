import { VisuallyHidden } from './visually-hidden';

/** Shows after 300 ms; screen readers get `label`. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" className="late flex">
      <span className="spin" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
