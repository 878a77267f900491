import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Application } from '@/core/research/heard-back/application';
import { HEARD_BACK_ANSWERS } from '@/core/research/heard-back/heard-back.rules';
import { jobPath } from '@/core/research/jobs/job-listing';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface ApplicationRowsProps {
  readonly items: readonly Application[];
  readonly label: string;
}

export const ApplicationRows = observer(function ApplicationRows({ items, label }: ApplicationRowsProps) {
  const { isOfGuest } = useStore(ApplicationsKey);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <p className="meta">{isOfGuest ? messages.guestHint : messages.askHint}</p>
      <ul ref={list} className="rows" aria-label={label} tabIndex={-1}>
        {items.map((application) => (
          <Row
            key={application.applicationId}
            application={application}
            // The pressed button is removed with its row.
            onForget={() => list.current?.focus()}
          />
        ))}
      </ul>
    </>
  );
});

interface RowProps {
  readonly application: Application;
  readonly onForget: () => void;
}

const Row = observer(function Row({ application, onForget }: RowProps) {
  const store = useStore(ApplicationsKey);
  const { jobId, pressedOn, isDue, answer, isCounted, shown } = application;
  const title = shown === null ? messages.gone : `${shown.title}, ${shown.company.name}`;
  const handleForget = () => {
    onForget();
    void store.remove(application);
  };
  return (
    <li className="grid gap-2 py-3">
      {shown === null ? (
        <p className="text-ink-2">{messages.gone}</p>
      ) : (
        <TextLink to={jobPath(jobId)} look="plain">
          <span className="strong">{shown.title}</span>
          {`, ${shown.company.name}`}
        </TextLink>
      )}
      <p className="meta num">
        {messages.appliedOn(pressedOn)} {isDue ? null : messages.asksOn(pressedOn)}
        {isCounted && answer !== null ? messages.counted(answer) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {isDue && !isCounted ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own reset of styles for five buttons
          <div role="group" aria-label={messages.answersTo(title)} className="flex flex-wrap gap-2">
            {HEARD_BACK_ANSWERS.map((one) => (
              <Button
                key={one}
                aria-pressed={answer === one}
                icon={answer === one ? <Check size={18} aria-hidden="true" /> : null}
                onClick={() => void store.answer(application, one)}
              >
                {messages.answers[one]}
              </Button>
            ))}
          </div>
        ) : null}
        <Button aria-label={messages.forgetNamed(title)} onClick={handleForget}>
          {messages.forget}
        </Button>
      </div>
    </li>
  );
});
