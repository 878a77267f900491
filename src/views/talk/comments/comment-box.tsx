import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_COMMENT_LENGTH } from '@/core/talk/comments/comment-check';
import type { CommentBox as Box } from '@/stores/talk/comments/comment-box';
import { CommentWritingKey, ThreadsKey } from '@/stores/talk/comments/keys';
import { PostsKey } from '@/stores/talk/posting/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { DetailsWarning } from '@/views/kernel/content-checks/details-warning';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { scrollAboveKeyboard } from '@/views/kernel/ui/above-keyboard';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Field } from '@/views/kernel/ui/field';
import { MentionTextArea } from '../mentions/mention-text-area';
import { CommentAs, OtherProfile } from './comment-as';
import { messages } from './messages';

export interface CommentBoxProps {
  readonly box: Box;
  readonly label: string;
  readonly send: string;
}

/** Ctrl or Cmd + Enter sends. Escape closes the box and keeps the text. */
export const CommentBox = observer(function CommentBox({ box, label, send }: CommentBoxProps) {
  const writing = useStore(CommentWritingKey);
  const form = useFirstErrorFocus<HTMLFormElement>(box.form.refusals);
  const { isSubmitting, errors } = box.form;
  useEffect(() => (form.current === null ? undefined : scrollAboveKeyboard(form.current)), [form]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void writing.submit(box);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSubmitting) writing.close(box.target);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void writing.submit(box);
  };
  return (
    <form ref={form} noValidate className="comment-box" onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      {box.inputType === 'edit' ? null : <CommentAs box={box} />}
      {box.failureText === null ? null : (
        <Callout tone="failure" live title={box.isOutcomeUnknown ? messages.unknownTitle : messages.failedTitle}>
          {box.failureText}
        </Callout>
      )}
      <Field
        label={label}
        labelHidden
        error={errors.content}
        counter={<CharacterCounter used={lengthOf(box.draft.text)} limit={MAX_COMMENT_LENGTH} />}
      >
        <BoxText box={box} />
      </Field>
      <LazyCheckedWords kind="comment" texts={[box.draft.text]} />
      <DetailsWarning
        details={box.identifyingDetails}
        questions={box.detailQuestions}
        isAsked={box.isAskedAboutDetails}
        isBusy={isSubmitting}
        onPostAnyway={() => void writing.submit(box)}
      />
      <OtherProfile box={box} />
      <div className="flex gap-2">
        <Button tone="primary" type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.sending : send}
        </Button>
        <Button tone="quiet" disabled={isSubmitting} onClick={() => writing.close(box.target)}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
});

const BoxText = observer(function BoxText({ box }: Pick<CommentBoxProps, 'box'>) {
  const writing = useStore(CommentWritingKey);
  const threads = useStore(ThreadsKey);
  const posts = useStore(PostsKey);
  const text = useRef<HTMLTextAreaElement>(null);
  const { focusRequests } = box;
  useEffect(() => {
    if (focusRequests > 0) text.current?.focus();
  }, [focusRequests]);
  return (
    <MentionTextArea
      area={text}
      seen={() => [...threads.authors, ...posts.authors]}
      lines={2}
      dir="auto"
      value={box.draft.text}
      readOnly={box.form.isSubmitting}
      onValueChange={(value) => writing.write(box, value)}
      onBlur={() => (box.isWritten ? box.form.leave('content') : undefined)}
    />
  );
});
