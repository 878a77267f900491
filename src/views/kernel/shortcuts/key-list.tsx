export interface KeyListProps {
  readonly keys: readonly (readonly [key: string, act: string])[];
}

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
