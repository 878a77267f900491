import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RoundAnswers } from '@/core/research/contribute/interview-form';
import { emptyRound, INTERVIEW_LIMITS } from '@/core/research/contribute/interview-form';
import { InterviewFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { interviewMessages as texts } from './interview-messages';
import { messages } from './messages';

export const InterviewRounds = observer(function InterviewRounds() {
  const { values, change } = useStore(InterviewFormKey);
  const { rounds } = values;
  const list = useRef<HTMLDivElement>(null);
  /** Focus target after a change of the rounds, or null without a change. */
  const focusNext = useRef<'newRound' | 'button' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of rounds.
  useEffect(() => {
    const target = focusNext.current === 'newRound' ? 'fieldset:last-of-type input' : ':scope > button';
    if (focusNext.current !== null) list.current?.querySelector<HTMLElement>(target)?.focus();
    focusNext.current = null;
  }, [rounds.length]);
  const handleAdd = () => {
    focusNext.current = 'newRound';
    change({ rounds: [...rounds, emptyRound] });
  };
  const handleRemove = (place: number) => {
    focusNext.current = 'button';
    change({ rounds: rounds.filter((_, index) => index !== place) });
  };
  return (
    <div ref={list} className="contribution__rounds">
      {rounds.map((round, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place; its fields are controlled.
        <Round key={place} round={round} place={place} onRemove={rounds.length > 1 ? handleRemove : null} />
      ))}
      <LazyCheckedWords kind="interview" texts={rounds.flatMap(({ name, questions }) => [name, questions])} />
      {rounds.length < INTERVIEW_LIMITS.maxRounds ? (
        <Button className="justify-self-start" icon={<Plus size={18} aria-hidden="true" />} onClick={handleAdd}>
          {texts.addRound}
        </Button>
      ) : null}
    </div>
  );
});

interface RoundProps {
  readonly round: RoundAnswers;
  readonly place: number;
  /** Null if it is the only round. */
  readonly onRemove: ((place: number) => void) | null;
}

const Round = observer(function Round({ round, place, onRemove }: RoundProps) {
  const { values, form, change } = useStore(InterviewFormKey);
  const { rounds } = values;
  const write = (written: Partial<RoundAnswers>) =>
    change({ rounds: rounds.map((one, index) => (index === place ? { ...one, ...written } : one)) });
  return (
    <fieldset className="contribution__round">
      <legend className="strong">{texts.round(place + 1)}</legend>
      <div className="contribution__pair">
        <Field label={texts.roundName} required hint={texts.roundNameHint} error={form.errors[`rounds.${place}.name`]}>
          <TextInput
            autoComplete="off"
            maxLength={INTERVIEW_LIMITS.maxRoundName}
            value={round.name}
            onValueChange={(name) => write({ name })}
            onBlur={() => form.leave(`rounds.${place}.name`)}
          />
        </Field>
        <Field label={texts.minutes} aside={messages.optional} error={form.errors[`rounds.${place}.minutes`]}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={round.minutes}
            onValueChange={(minutes) => write({ minutes })}
            onBlur={() => form.leave(`rounds.${place}.minutes`)}
          />
        </Field>
      </div>
      <Field
        label={texts.questions}
        aside={messages.optional}
        hint={texts.questionsHint}
        error={form.errors[`rounds.${place}.questions`]}
      >
        <TextArea
          value={round.questions}
          onValueChange={(questions) => write({ questions })}
          onBlur={() => form.leave(`rounds.${place}.questions`)}
        />
      </Field>
      {onRemove === null ? null : (
        <Button className="justify-self-start" onClick={() => onRemove(place)}>
          {texts.removeRound(place + 1)}
        </Button>
      )}
    </fieldset>
  );
});
