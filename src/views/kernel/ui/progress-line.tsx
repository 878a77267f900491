import './toast.css';
/** A progress line that fills for 3.5 s and then waits. Unmount it when the page has loaded. */
export function ProgressLine({ label }: { readonly label: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
