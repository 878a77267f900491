import './preview.css';
import type { ReactNode } from 'react';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export interface PreviewFrameProps {
  readonly children: ReactNode;
  /** The default says that other users see it. Set it for a contribution that is only counted in a figure. */
  readonly title?: string;
  readonly note: string;
}

export function PreviewFrame({ children, title = messages.preview, note }: PreviewFrameProps) {
  return (
    <Section title={title} thin>
      <div className="preview">{children}</div>
      <p className="meta mt-4">{note}</p>
    </Section>
  );
}
