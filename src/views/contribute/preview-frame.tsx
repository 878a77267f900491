import type { ReactNode } from 'react';
import { Section } from '../ui/section';
import { messages } from './messages';

export interface PreviewFrameProps {
  /** The contribution as others see it. */
  readonly children: ReactNode;
  /** Says which parts others do not see, or see later. */
  readonly note: string;
}

/** Shows the part of a contribution that others will see, before it is sent. */
export function PreviewFrame({ children, note }: PreviewFrameProps) {
  return (
    <Section title={messages.preview} thin>
      <div className="preview">{children}</div>
      <p className="meta mt-4">{note}</p>
    </Section>
  );
}
