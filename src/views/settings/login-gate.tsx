import { LoginKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { messages } from './messages';

export interface LoginGateProps {
  readonly title: string;
}

/** In the place of what needs an account, for a guest. */
export function LoginGate({ title }: LoginGateProps) {
  const features = useStore(FeaturesKey);
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="read">{title}</p>
      <p className="text-ink-2">{messages.gateText}</p>
      <Button tone="primary" onClick={() => void features.ask(LoginKey, (login) => login.open())}>
        {messages.logIn}
      </Button>
    </div>
  );
}
