import { observer } from 'mobx-react-lite';
import { defaultLoginTexts } from '@/core/account/session/login-contexts';
import { LoginPromptKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Card } from '@/views/kernel/ui/card';
import { messages } from './messages';

/** Stays small, since reading needs no login (decisions 0.5, NP-LOGIN-PROMPT). */
export const LoginPrompt = observer(function LoginPrompt() {
  const prompt = useStore(LoginPromptKey);
  if (!prompt.isShown) return null;
  return (
    <div className="nudge" role="status">
      <Card title={defaultLoginTexts.title} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{defaultLoginTexts.subTitle}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={prompt.accept}>{messages.logIn}</Button>
            <Button tone="quiet" onClick={prompt.close}>
              {messages.promptClose}
            </Button>
            <Button tone="quiet" onClick={prompt.refuse}>
              {messages.promptRefuse}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
