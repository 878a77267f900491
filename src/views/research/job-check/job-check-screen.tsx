import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { jobSearchLinks } from '@/core/research/jobs/places-to-find-work';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { JobCheckKey } from '@/stores/research/job-check/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { TextArea } from '@/views/kernel/ui/text-area';
import { CheckAnswer } from './check-answer';
import { messages } from './messages';
import { WhereToReport } from './where-to-report';

export const JobCheckScreen = observer(function JobCheckScreen() {
  const { answer } = useStore(JobCheckKey);
  return (
    <ScreenFrame places={<FindWork />} aside={<Aside hasAnswer={answer !== null} />}>
      <div className="hang grid gap-4">
        <BackLink to="/jobs">{messages.back}</BackLink>
        <h1 className="h1">{messages.title}</h1>
        <p className="read text-ink-2">{messages.lead}</p>
        <MessageForm />
      </div>
      {answer === null ? null : <CheckAnswer answer={answer} />}
    </ScreenFrame>
  );
});

const FindWork = observer(function FindWork() {
  const { screens } = useStore(NavigationKey);
  return <PlaceList title={messages.findWork} places={jobSearchLinks('unemployed', screens)} />;
});

const MessageForm = observer(function MessageForm() {
  const store = useStore(JobCheckKey);
  const { text, fault, presses } = store;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (message: string) => {
    store.forget();
    store.write(message);
    field.current?.focus();
  };
  useEffect(() => {
    if (presses > 0 && fault !== null) field.current?.focus();
  }, [presses, fault]);
  return (
    <form
      className="grid gap-4"
      data-quiet
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store.check();
      }}
    >
      <Field label={messages.field} hint={messages.hint} error={fault === null ? null : messages[fault]}>
        <TextArea ref={field} name="message" lines={5} value={text} onValueChange={store.write} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" type="submit">
          {messages.check}
        </Button>
        <Button disabled={text !== ''} onClick={() => write(messages.example)}>
          {messages.tryExample}
        </Button>
        <Button disabled={text === ''} onClick={() => write('')}>
          {messages.clear}
        </Button>
      </div>
    </form>
  );
});

function Aside({ hasAnswer }: { readonly hasAnswer: boolean }) {
  return (
    <>
      <Section title={messages.realOffer}>
        <ul className="job-check__points">
          {messages.realOfferPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      {hasAnswer ? null : <WhereToReport />}
      <Section title={messages.privacy} thin>
        <p className="meta">{messages.privacyText}</p>
      </Section>
    </>
  );
}
