import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ComposerKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { messages } from './composer-messages';

/** Names what in the post may show who the user is; once Post was pressed it asks, and takes the focus. */
export const DetailsWarning = observer(function DetailsWarning() {
  const { writing, postAnyway } = useStore(ComposerKey);
  const { identifyingDetails, detailQuestions, isAskedAboutDetails } = writing;
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (detailQuestions > 0) question.current?.querySelector('button')?.focus();
  }, [detailQuestions]);
  return (
    <div role="status" ref={question}>
      {identifyingDetails.length === 0 ? null : (
        <Callout
          tone="alert"
          title={messages.detailsTitle}
          action={
            isAskedAboutDetails ? (
              <Button className="justify-self-start" busy={writing.form.isSubmitting} onClick={() => void postAnyway()}>
                {messages.postAnyway}
              </Button>
            ) : null
          }
        >
          <ul>
            {identifyingDetails.map(({ kind, text }) => (
              <li key={text}>{messages.details[kind](text)}</li>
            ))}
          </ul>
          <p>{messages.detailsText}</p>
        </Callout>
      )}
    </div>
  );
});
