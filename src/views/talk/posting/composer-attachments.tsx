import { observer } from 'mobx-react-lite';
import type { PostKind } from '@/core/talk/posting/post';
import { DraftKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCode, useLazyCode } from '@/views/kernel/shell/lazy-code';
import { LazyContent } from '@/views/kernel/shell/lazy-content';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { RephraseButton } from '../post-writing/rephrase-help';
import { attachmentEditors } from './attachment-editors';
import { messages } from './composer-messages';

/** The id of the text that says why the other buttons are disabled. */
const ONE_ATTACHMENT = 'one-attachment';

/** Allows one attachment at a time, since a post has one kind. */
export const AttachmentButtons = observer(function AttachmentButtons() {
  const writing = useStore(DraftKey);
  const editors = attachmentEditors.filter(({ kind }) => writing.canHold(kind));
  return (
    <fieldset
      aria-label={messages.attach}
      aria-describedby={writing.openKind === null ? undefined : ONE_ATTACHMENT}
      className="compose__kinds"
    >
      {editors.map(({ kind, label, word, Icon }) => (
        <IconButton
          key={kind}
          label={label}
          icon={
            <>
              <Icon size={20} aria-hidden="true" />
              <span className="compose__word" aria-hidden="true">
                {word}
              </span>
            </>
          }
          disabled={writing.form.isSubmitting || (writing.openKind !== null && writing.openKind !== kind)}
          onClick={() => writing.openAttachment(kind)}
        />
      ))}
      <RephraseButton />
    </fieldset>
  );
});

export const AttachmentEditorSlot = observer(function AttachmentEditorSlot() {
  const { openKind, fixedKind } = useStore(DraftKey);
  if (fixedKind !== null) return <p className="meta">{messages.fixed[fixedKind]}</p>;
  const code = openKind === null ? undefined : EDITORS.get(openKind);
  return code === undefined ? null : (
    <LazyContent key={openKind} loading={messages.editorLoading} failed={messages.editorFailed}>
      <Editor code={code} />
      <p id={ONE_ATTACHMENT} className="meta">
        {messages.oneAttachment}
      </p>
    </LazyContent>
  );
});

interface EditorProps {
  readonly code: LazyCode<object>;
}

function Editor({ code }: EditorProps) {
  const View = useLazyCode(code);
  return <View />;
}

const EDITORS = new Map<PostKind, LazyCode<object>>(
  attachmentEditors.map(({ kind, load }) => [kind, new LazyCode<object>(load)]),
);
