import Sparkles from 'lucide-react/icons/sparkles';
import { observer } from 'mobx-react-lite';
import { RephraseKey } from '@/stores/talk/post-writing/keys';
import { DraftKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { Spinner } from '@/views/kernel/ui/spinner';
import { messages } from './messages';

export const RephraseButton = observer(function RephraseButton() {
  const rephrase = useStore(RephraseKey);
  const { form } = useStore(DraftKey);
  return (
    <IconButton
      label={messages.rephrase(rephrase.hasModel)}
      icon={<Sparkles size={20} aria-hidden="true" />}
      disabled={form.isSubmitting || rephrase.state === 'loading'}
      onClick={() => void rephrase.ask()}
    />
  );
});

export const RephraseHelp = observer(function RephraseHelp() {
  const rephrase = useStore(RephraseKey);
  const { suggestion, message, state } = rephrase;
  return (
    <div role="status">
      {state === 'loading' ? <Spinner label={messages.rephrasing} /> : null}
      {message === null ? null : <Callout tone="alert">{message}</Callout>}
      {suggestion === null ? null : (
        <Callout
          title={messages.suggestionTitle}
          action={
            <div className="flex flex-wrap gap-3 mt-2">
              <Button onClick={rephrase.take}>{messages.take}</Button>
              <Button tone="quiet" onClick={rephrase.clear}>
                {messages.keep}
              </Button>
            </div>
          }
        >
          {suggestion.title === '' ? null : <p className="strong">{suggestion.title}</p>}
          <p className="rephrase__text">{suggestion.text}</p>
          <p className="meta mt-2">{messages.suggestionHint}</p>
        </Callout>
      )}
      {rephrase.canUndo ? (
        <p className="meta">
          {messages.taken}{' '}
          <button type="button" className="link" onClick={rephrase.undo}>
            {messages.undo}
          </button>
        </p>
      ) : null}
    </div>
  );
});
