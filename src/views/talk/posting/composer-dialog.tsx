import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import './composer.css';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_CONTENT_LENGTH } from '@/core/talk/posting/draft-check';
import { ComposerKey, PostsKey } from '@/stores/talk/posting/keys';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { CheckedWords } from '@/views/kernel/content-checks/checked-words';
import { DetailsWarning } from '@/views/kernel/content-checks/details-warning';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Dialog } from '@/views/kernel/ui/dialog';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { MentionTextArea } from '../mentions/mention-text-area';
import { AbusiveWarning } from '../post-writing/abusive-warning';
import { RephraseHelp } from '../post-writing/rephrase-help';
import { CommunityField } from './community-field';
import { AttachmentButtons, AttachmentEditorSlot } from './composer-attachments';
import { messages } from './composer-messages';
import { PostAs } from './post-as';
import { PostPreview } from './post-preview';

/** Closing keeps the draft. Ctrl or Cmd + Enter posts. */
export const ComposerDialog = observer(function ComposerDialog() {
  const composer = useStore(ComposerKey);
  const { isSubmitting } = composer.writing.form;
  const content = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const { isOpen } = composer;
  useEffect(() => {
    if (!isOpen) setPreview(false);
  }, [isOpen]);
  const sendLabel = composer.writing.isEdit ? messages.save : messages.post;
  return (
    <Dialog
      open={composer.isOpen}
      onClose={composer.close}
      title={composer.writing.isEdit ? messages.editTitle : messages.title}
      closeLabel={messages.close}
      initialFocus={content}
      headAction={<ViewChoice isPreview={isPreview} onChange={setPreview} />}
      footer={
        <>
          {isPreview ? null : <AttachmentButtons />}
          <SavedNote />
          {composer.writing.isWritten ? (
            <Button tone="quiet" disabled={isSubmitting} onClick={composer.discard}>
              {composer.writing.isEdit ? messages.discardChanges : messages.discard}
            </Button>
          ) : null}
          <Button tone="primary" busy={isSubmitting} onClick={() => void composer.submit()}>
            {isSubmitting ? messages.posting : sendLabel}
          </Button>
        </>
      }
    >
      <div hidden={isPreview}>
        <ComposerForm content={content} />
      </div>
      {isPreview ? <PostPreview /> : null}
    </Dialog>
  );
});

interface ViewChoiceProps {
  readonly isPreview: boolean;
  readonly onChange: (isPreview: boolean) => void;
}

function ViewChoice({ isPreview, onChange }: ViewChoiceProps) {
  return (
    <fieldset className="compose__views" aria-label={messages.view}>
      <button type="button" aria-pressed={!isPreview} onClick={() => onChange(false)}>
        {messages.write}
      </button>
      <button type="button" aria-pressed={isPreview} onClick={() => onChange(true)}>
        {messages.preview}
      </button>
    </fieldset>
  );
}

/** Says that the draft is saved, or that the device does not keep it. */
const SavedNote = observer(function SavedNote() {
  const { savedAt, isUnstored } = useStore(ComposerKey).writing;
  if (isUnstored) {
    return (
      <p role="status" className="compose__unsaved">
        {messages.notSaved}
      </p>
    );
  }
  return savedAt === null ? null : <span className="meta">{messages.saved(formatDate(savedAt, 'time'))}</span>;
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
    <form ref={form} noValidate className="compose__form" onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <ComposerFailure />
      {composer.writing.isEdit ? null : (
        <div className="compose__pair">
          <CommunityField />
          <PostAs />
        </div>
      )}
      <TitleField />
      <ContentField content={content} />
      <RephraseHelp />
      <AbusiveWarning />
      <AttachmentEditorSlot />
      <DraftWords />
      <DraftDetails />
    </form>
  );
});

const DraftDetails = observer(function DraftDetails() {
  const { writing, postAnyway } = useStore(ComposerKey);
  return (
    <DetailsWarning
      details={writing.identifyingDetails}
      questions={writing.detailQuestions}
      isAsked={writing.isAskedAboutDetails}
      isBusy={writing.form.isSubmitting}
      onPostAnyway={() => void postAnyway()}
    />
  );
});

const DraftWords = observer(function DraftWords() {
  const { draft } = useStore(ComposerKey).writing;
  return <CheckedWords kind="post" texts={[draft.title, draft.inputText, ...(draft.poll?.options ?? [])]} />;
});

const TitleField = observer(function TitleField() {
  const { writing } = useStore(ComposerKey);
  const { title } = writing;
  const { isSubmitting } = writing.form;
  return (
    <Field
      label={messages.postTitle}
      aside={messages.optional}
      error={writing.form.errors.title}
      counter={<CharacterCounter used={lengthOf(title)} limit={MAX_TITLE_LENGTH} />}
    >
      <TextInput
        className="compose__title"
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
  const posts = useStore(PostsKey);
  const { writing } = useStore(ComposerKey);
  const { content: text } = writing;
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
      counter={<CharacterCounter used={lengthOf(text)} limit={MAX_CONTENT_LENGTH} />}
    >
      <MentionTextArea
        area={content}
        seen={() => posts.authors}
        lines={8}
        dir="auto"
        value={text}
        readOnly={isSubmitting}
        onValueChange={writing.changeContent}
        onBlur={() => (writing.isWritten ? writing.form.leave('content') : undefined)}
      />
    </Field>
  );
});

const ComposerFailure = observer(function ComposerFailure() {
  const { failureText, isOutcomeUnknown } = useStore(ComposerKey).writing;
  if (failureText === null) return null;
  return (
    <Callout tone="failure" live title={isOutcomeUnknown ? messages.unknownTitle : messages.failedTitle}>
      {failureText}
    </Callout>
  );
});
