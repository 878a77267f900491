import type { ReactNode } from 'react';

/** Text for screen readers only. `live` announces changes of it politely. */
export function VisuallyHidden({ children, live = false }: { readonly children: ReactNode; readonly live?: boolean }) {
  return (
    <span className="vh" {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
