import './preview.css';
import type { ReactNode } from 'react';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export interface PreviewFrameProps {
  /** The contribution as others see it. */
  readonly children: ReactNode;
  /** Says that others see it; another text for one that only joins a figure. */
  readonly title?: string;
  /** Says which parts others do not see, or see later. */
  readonly note: string;
}

/** Shows the part of a contribution that others will see, before it is sent. */
export function PreviewFrame({ children, title = messages.preview, note }: PreviewFrameProps) {
  return (
    <Section title={title} thin>
      <div className="preview">{children}</div>
      <p className="meta mt-4">{note}</p>
    </Section>
  );
}
