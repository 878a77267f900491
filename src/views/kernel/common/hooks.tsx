import './hooks.css';

export interface Hook {
  readonly title?: string;
  readonly text: string;
}

/** An ordered list of steps, drawn along a line. */
export function Hooks({ hooks }: { readonly hooks: readonly Hook[] }) {
  return (
    <ol className="hooks">
      {hooks.map(({ title, text }) => (
        <li key={text}>
          {title === undefined ? null : <span className="strong">{title}</span>}
          <span className={title === undefined ? undefined : 'text-ink-2'}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
