import type { ReactNode } from 'react';
import { Section } from '../ui/section';
import { LinkedText } from './linked-text';

export interface PartOfText {
  readonly title: string;
  readonly id?: string;
  readonly text?: readonly string[];
  readonly points?: readonly string[];
}

export function withFragments<Part extends PartOfText>(parts: readonly Part[]) {
  return parts.map((part, at) => ({ ...part, id: part.id ?? `part-${at + 1}` }));
}

export interface TextPartProps {
  readonly part: PartOfText;
  readonly children?: ReactNode;
}

export function TextPart({ part: { title, id, text = [], points = [] }, children }: TextPartProps) {
  return (
    <Section title={id === undefined ? title : <span id={id}>{title}</span>}>
      <div className="grid gap-3">
        {text.map((paragraph) => (
          <p key={paragraph} className="read">
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
        {points.length === 0 ? null : (
          <ul className="read grid gap-2 list-disc ps-5">
            {points.map((point) => (
              <li key={point}>
                <LinkedText>{point}</LinkedText>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </Section>
  );
}
