import type { ReactNode } from 'react';
import { Section } from '../ui/section';
import { messages } from './messages';

export interface PreviewFrameProps {
  /** As others see it. */
  readonly children: ReactNode;
  /** What others do not see, or see later. */
  readonly note: string;
}

/** What others will see of a contribution, before it is sent. */
export function PreviewFrame({ children, note }: PreviewFrameProps) {
  return (
    <Section title={messages.preview} thin>
      <div className="preview">{children}</div>
      <p className="meta mt-4">{note}</p>
    </Section>
  );
}
