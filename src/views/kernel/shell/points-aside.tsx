import type { ReactNode } from 'react';
import { Section } from '../ui/section';

export interface PointsAsideProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly children?: ReactNode;
}

export function PointsAside({ title, points, children }: PointsAsideProps) {
  return (
    <Section title={title}>
      <ul className="grid gap-2 mb-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
