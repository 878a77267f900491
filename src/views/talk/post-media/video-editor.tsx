import './editors.css';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { MAX_ADDRESS_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { VideoKey } from '@/stores/talk/post-media/keys';
import { DraftKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Field } from '@/views/kernel/ui/field';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './editor-messages';

export const VideoEditor = observer(function VideoEditor() {
  const store = useStore(VideoKey);
  const writing = useStore(DraftKey);
  const { form } = writing;
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setLeft] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const fault = form.errors.video ?? (wasLeft || store.isLost ? store.fault : null);
  const video = store.video?.video ?? null;
  return (
    <section className="attach" aria-label={messages.video}>
      <div className="attach__h">
        <h3 className="h3">{messages.video}</h3>
        <IconButton
          label={messages.removeVideo}
          icon={<X size={20} aria-hidden="true" />}
          disabled={form.isSubmitting}
          onClick={() => writing.removeAttachment('video')}
        />
      </div>
      <Field
        label={messages.videoAddress}
        error={fault}
        fix={store.isLost ? { label: messages.checkAgain, onFix: () => void store.check() } : null}
        hint={video === null ? undefined : videoHintOf(video.type)}
      >
        <TextInput
          ref={input}
          inputMode="url"
          autoComplete="off"
          placeholder={messages.videoPlaceholder}
          maxLength={MAX_ADDRESS_LENGTH}
          value={store.url}
          readOnly={form.isSubmitting}
          onValueChange={(url) => void store.changeUrl(url)}
          onBlur={() => setLeft(true)}
        />
      </Field>
    </section>
  );
});

function videoHintOf(type: 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO'): string {
  return type === 'YOUTUBE_SHORT' ? messages.shortReady : messages.videoReady;
}
