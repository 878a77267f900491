import '@/views/kernel/ui/fields.css';
import '../post-media/editors.css';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { PollEditorKey } from '@/stores/talk/polls/keys';
import { DraftKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './editor-messages';

export const PollEditor = observer(function PollEditor() {
  const store = useStore(PollEditorKey);
  const { form, removeAttachment } = useStore(DraftKey);
  const list = useRef<HTMLOListElement>(null);
  const { options } = store.poll;
  const known = useRef(options.length);
  useEffect(() => store.start(), [store]);
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (options.length > known.current) list.current?.querySelectorAll('input')[options.length - 1]?.focus();
    known.current = options.length;
  }, [options.length]);
  const error = form.errors.poll ?? '';
  const faulty = Math.max(
    0,
    options.findIndex((text) => text.trim() === ''),
  );
  return (
    <section className="attach" aria-label={messages.poll}>
      <div className="attach__h">
        <h3 className="h3">{messages.poll}</h3>
        <IconButton
          label={messages.removePoll}
          icon={<X size={20} aria-hidden="true" />}
          disabled={form.isSubmitting}
          onClick={() => removeAttachment('poll')}
        />
      </div>
      <ol ref={list} className="pollform">
        {options.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place.
          <li key={index} className="pollform__row">
            <TextInput
              aria-label={messages.answer(index + 1)}
              aria-invalid={error !== '' && index === faulty}
              aria-describedby={error === '' ? undefined : 'poll-error'}
              placeholder={index < store.config.minOptions ? undefined : messages.another}
              autoComplete="off"
              value={text}
              readOnly={form.isSubmitting}
              onValueChange={(value) => store.changeOption(index, value)}
            />
            {store.canRemove ? (
              <IconButton
                label={messages.removeAnswer(index + 1)}
                icon={<X size={18} aria-hidden="true" />}
                disabled={form.isSubmitting}
                onClick={() => store.remove(index)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <div aria-live="polite">{error === '' ? null : <ErrorLine id="poll-error">{error}</ErrorLine>}</div>
      {store.canAdd ? (
        <Button
          tone="quiet"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={form.isSubmitting}
          onClick={store.add}
        >
          {messages.addAnswer}
        </Button>
      ) : null}
      <fieldset className="pollform__for">
        <legend>{messages.openFor}</legend>
        {store.config.durations.map((hours) => (
          <label key={hours} className="pollform__d">
            <input
              type="radio"
              name="poll-duration"
              checked={store.poll.durationHours === hours}
              disabled={form.isSubmitting}
              onChange={() => store.changeDuration(hours)}
            />
            <span>{messages.duration(hours)}</span>
          </label>
        ))}
      </fieldset>
      <p className="meta">{messages.hint}</p>
    </section>
  );
});
