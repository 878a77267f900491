import { useEffect, useRef } from 'react';
import type { IdentifyingDetail } from '@/core/kernel/content-checks/identifying-details';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './details-messages';

export interface DetailsWarningProps {
  readonly details: readonly IdentifyingDetail[];
  /** Counts questions, so that each one moves the focus. */
  readonly questions: number;
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly onPostAnyway: () => void;
}

/** Asks for confirmation before posting, and takes the focus. */
export function DetailsWarning({ details, questions, isAsked, isBusy, onPostAnyway }: DetailsWarningProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (questions > 0) question.current?.querySelector('button')?.focus();
  }, [questions]);
  return (
    <div role="status" ref={question}>
      {details.length === 0 ? null : (
        <Callout
          tone="alert"
          title={messages.title}
          action={
            isAsked ? (
              <Button className="justify-self-start mt-2" busy={isBusy} onClick={onPostAnyway}>
                {messages.postAnyway}
              </Button>
            ) : null
          }
        >
          <ul>
            {details.map(({ kind, text }) => (
              <li key={text}>{messages.details[kind](text)}</li>
            ))}
          </ul>
          <p>{messages.text}</p>
        </Callout>
      )}
    </div>
  );
}
