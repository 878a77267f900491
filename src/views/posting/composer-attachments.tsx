import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { PostKind } from '@/core/posting/post';
import { DraftKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { RephraseButton } from '../post-writing/rephrase-help';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { attachmentEditors } from './attachment-editors';
import { messages } from './composer-messages';

/** The buttons of the composer's foot that add something to the text. A post has one kind, so one at a time. */
export const AttachmentButtons = observer(function AttachmentButtons() {
  const writing = useStore(DraftKey);
  const editors = attachmentEditors.filter(({ kind }) => writing.canHold(kind));
  return (
    <fieldset aria-label={messages.attach} className="compose__kinds">
      {editors.map(({ kind, label, Icon }) => (
        <IconButton
          key={kind}
          label={label}
          icon={<Icon size={20} aria-hidden="true" />}
          disabled={writing.form.isSubmitting || (writing.openKind !== null && writing.openKind !== kind)}
          onClick={() => writing.openAttachment(kind)}
        />
      ))}
      <RephraseButton />
    </fieldset>
  );
});

/** The editor of what is attached, or about to be. */
export const AttachmentEditorSlot = observer(function AttachmentEditorSlot() {
  const { openKind, fixedKind } = useStore(DraftKey);
  if (fixedKind !== null) return <p className="meta">{messages.fixed[fixedKind]}</p>;
  const Editor = openKind === null ? undefined : EDITORS.get(openKind);
  return Editor === undefined ? null : (
    <Suspense fallback={<Spinner label={messages.editorLoading} />}>
      <Editor />
    </Suspense>
  );
});

const EDITORS = new Map<PostKind, ReturnType<typeof lazy>>(
  attachmentEditors.map(({ kind, load }) => [kind, lazy(async () => ({ default: await load() }))]),
);
