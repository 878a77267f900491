import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '@/core/posting/draft-check';
import { ComposerKey } from '@/stores/posting/keys';
import { useFirstErrorFocus } from '../common/use-first-error-focus';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import { CommunityField } from './community-field';
import { messages } from './composer-messages';
import { DetailsWarning } from './details-warning';
import { PostAs } from './post-as';

/** The dialog in which the user writes a post. Closing keeps the draft; Ctrl or Cmd + Enter posts. */
export const ComposerDialog = observer(function ComposerDialog() {
  const composer = useStore(ComposerKey);
  const { isSubmitting } = composer.writing.form;
  const content = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={composer.isOpen}
      onClose={composer.close}
      title={messages.title}
      closeLabel={messages.close}
      initialFocus={content}
      footer={
        <>
          {composer.writing.isWritten ? (
            <Button tone="quiet" disabled={isSubmitting} onClick={composer.discard}>
              {messages.discard}
            </Button>
          ) : null}
          <Button tone="primary" busy={isSubmitting} onClick={() => void composer.submit()}>
            {isSubmitting ? messages.posting : messages.post}
          </Button>
        </>
      }
    >
      <ComposerForm content={content} />
    </Dialog>
  );
});

interface ContentRef {
  readonly content: RefObject<HTMLTextAreaElement | null>;
}

const ComposerForm = observer(function ComposerForm({ content }: ContentRef) {
  const composer = useStore(ComposerKey);
  const form = useFirstErrorFocus<HTMLFormElement>(composer.writing.form.refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void composer.submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void composer.submit();
  };
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <ComposerFailure />
      <PostAs />
      <CommunityField />
      <TitleField />
      <ContentField content={content} />
      <DetailsWarning
        details={composer.writing.identifyingDetails}
        questions={composer.writing.detailQuestions}
        isAsked={composer.writing.isAskedAboutDetails}
        isBusy={composer.writing.form.isSubmitting}
        onPostAnyway={() => void composer.postAnyway()}
      />
    </form>
  );
});

const TitleField = observer(function TitleField() {
  const { writing } = useStore(ComposerKey);
  const { title } = writing.draft;
  const { isSubmitting } = writing.form;
  return (
    <Field
      label={messages.postTitle}
      aside={messages.optional}
      error={writing.form.errors.title}
      counter={counterOf(writing.lengths.title, MAX_TITLE_LENGTH)}
    >
      <TextInput
        dir="auto"
        autoComplete="off"
        value={title}
        readOnly={isSubmitting}
        onValueChange={writing.changeTitle}
        onBlur={() => writing.form.leave('title')}
      />
    </Field>
  );
});

const ContentField = observer(function ContentField({ content }: ContentRef) {
  const { writing } = useStore(ComposerKey);
  const { inputText } = writing.draft;
  const { isSubmitting } = writing.form;
  return (
    <Field
      label={messages.content}
      required
      hint={
        <>
          {messages.contentHint} <span className="compose__shortcut">{messages.shortcut}</span>
        </>
      }
      error={writing.form.errors.content}
      counter={counterOf(writing.lengths.content, MAX_CONTENT_LENGTH)}
    >
      <TextArea
        ref={content}
        lines={5}
        dir="auto"
        value={inputText}
        readOnly={isSubmitting}
        onValueChange={writing.changeContent}
        onBlur={() => (writing.isWritten ? writing.form.leave('content') : undefined)}
      />
    </Field>
  );
});

const ComposerFailure = observer(function ComposerFailure() {
  const { failureText } = useStore(ComposerKey).writing;
  if (failureText === null) return null;
  return (
    <Callout tone="failure" live title={messages.failedTitle}>
      {failureText}
    </Callout>
  );
});

function counterOf(used: number, limit: number) {
  const left = limit - used;
  const announcement = left >= 0 ? plural(left, messages.charactersLeft) : plural(-left, messages.charactersOver);
  return { used, limit, text: `${groupIndian(used)}/${groupIndian(limit)}`, announcement };
}
