export interface KeyListProps {
  /** A key, and what it does. */
  readonly keys: readonly (readonly [key: string, act: string])[];
}

/** Single keys with what they do. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className="keys">
      {keys.map(([key, act]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}
