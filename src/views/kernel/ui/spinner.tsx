import { VisuallyHidden } from './visually-hidden';

/** A small turning ring that shows after 300 ms and says `label` to screen readers. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" className="late inline-flex">
      <span className="spin" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
