import type { ReactNode } from 'react';

export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="hang hang--thin">
      <h3 className="meta mb-4">{name}</h3>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
