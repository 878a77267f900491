import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { CommentBox } from '@/stores/comments/comment-box';
import { CommentWritingKey } from '@/stores/comments/keys';
import { useStore } from '../common/use-store';
import { messages as composerMessages } from '../posting/composer-messages';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { messages } from './messages';

/** Names what in the comment may show who the user is; once it was to be sent it asks, and takes the focus. */
export const CommentDetails = observer(function CommentDetails({ box }: { readonly box: CommentBox }) {
  const writing = useStore(CommentWritingKey);
  const { identifyingDetails, isAskedAboutDetails } = box;
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedAboutDetails) question.current?.querySelector('button')?.focus();
  }, [isAskedAboutDetails]);
  return (
    <div role="status" ref={question}>
      {identifyingDetails.length === 0 ? null : (
        <Callout
          tone="alert"
          title={messages.detailsTitle}
          action={
            isAskedAboutDetails ? (
              <Button busy={box.form.isSubmitting} onClick={() => void writing.submit(box)}>
                {messages.sendAnyway}
              </Button>
            ) : null
          }
        >
          <ul>
            {identifyingDetails.map(({ kind, text }) => (
              <li key={text}>{composerMessages.details[kind](text)}</li>
            ))}
          </ul>
          <p>{messages.detailsText}</p>
        </Callout>
      )}
    </div>
  );
});
