import type { ReactNode } from 'react';
import { Section } from '../ui/section';
import { LinkedText } from './linked-text';

/** A titled part of a page of text; links are written as `[label](/path)`. */
export interface PartOfText {
  readonly title: string;
  /** The fragment of addresses that lead to it. */
  readonly id?: string;
  /** Paragraphs. */
  readonly text?: readonly string[];
  readonly points?: readonly string[];
}

/** Returns the parts of a page with a fragment for each: its own, or one of its place. */
export function withFragments<Part extends PartOfText>(parts: readonly Part[]) {
  return parts.map((part, at) => ({ ...part, id: part.id ?? `part-${at + 1}` }));
}

export interface TextPartProps {
  readonly part: PartOfText;
  /** Shown after the points. */
  readonly children?: ReactNode;
}

/** A section of paragraphs and points. */
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
