import type { ReactNode } from 'react';

/** Renders text for screen readers only. `live` announces changes politely. */
export function VisuallyHidden({ children, live = false }: { readonly children: ReactNode; readonly live?: boolean }) {
  return (
    <span className="vh" {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
