import './toast.css';
/**
 * The line at the top edge while a page is on its way. It creeps towards the end for 3.5 s and waits there;
 * take it away when the page has come.
 */
export function ProgressLine({ label }: { readonly label: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
