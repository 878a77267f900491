import type { ReactNode } from 'react';
import { Section } from '../ui/section';
import { messages } from './messages';

export interface PointsAsideProps {
  readonly title: string;
  readonly points: readonly string[];
  /** The main point. Other points are folded below it. */
  readonly lead?: string;
  readonly children?: ReactNode;
}

export function PointsAside({ title, points, lead, children }: PointsAsideProps) {
  const list = (
    <ul className="grid gap-2 mb-2">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
  return (
    <Section title={title}>
      {lead === undefined ? (
        list
      ) : (
        <>
          <p>{lead}</p>
          <details>
            <summary className="py-3">{messages.details}</summary>
            {list}
          </details>
        </>
      )}
      {children}
    </Section>
  );
}
