import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useEffect } from 'react';
import { MAX_FEEDBACK_LENGTH } from '@/core/account/settings/feedback';
import { SessionKey } from '@/stores/account/session/keys';
import { FeedbackKey } from '@/stores/account/settings/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { TextArea } from '@/views/kernel/ui/text-area';
import { LoginGate } from '../session/login-gate';
import { messages } from './messages';

const RATINGS = messages.ratings.map((label, index) => ({ value: String(index + 1), label }));

export const FeedbackForm = observer(function FeedbackForm() {
  const { isLoggedIn } = useStore(SessionKey);
  const feedback = useStore(FeedbackKey);
  useUserData(feedback.open);
  return (
    <Section title={messages.feedback}>{isLoggedIn ? <Form /> : <LoginGate title={messages.feedbackGate} />}</Section>
  );
});

const Form = observer(function Form() {
  const feedback = useStore(FeedbackKey);
  const { userId } = useStore(SessionKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user of the browser has their own draft.
  useEffect(() => feedback.restoreDraft(), [feedback, userId]);
  const { form, rating, comment } = feedback;
  const formElement = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void feedback.send();
  };
  return (
    <form ref={formElement} className="grid gap-4" noValidate onSubmit={handleSubmit}>
      <p className="text-ink-2">{messages.feedbackLead}</p>
      <Field label={messages.rating} group required error={form.errors.rating}>
        <RadioCards
          className="ratings"
          options={RATINGS}
          value={rating === null ? null : String(rating)}
          onSelect={(value) => feedback.rate(Number(value))}
        />
      </Field>
      <Field
        label={messages.comment}
        aside={messages.optional}
        hint={messages.feedbackHint}
        error={form.errors.comment}
        counter={<CharacterCounter used={comment.length} limit={MAX_FEEDBACK_LENGTH} />}
      >
        <TextArea value={comment} onValueChange={feedback.write} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={form.isSubmitting}>
        {feedback.isGiven ? messages.sendFeedbackAgain : messages.sendFeedback}
      </Button>
    </form>
  );
});
