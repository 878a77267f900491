import './toast.css';
/** Progresses for 3.5 s and waits. Unmount it when the page has loaded. */
export function ProgressLine({ label }: { readonly label: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
