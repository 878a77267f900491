import type { LoginContext } from '@/core/account/session/login-contexts';
import { LoginKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { messages } from './messages';

export interface LoginGateProps {
  readonly title: string;
  readonly context?: LoginContext;
}

export function LoginGate({ title, context }: LoginGateProps) {
  const features = useStore(FeaturesKey);
  return (
    <EmptyState
      title={title}
      action={
        <Button tone="primary" onClick={() => void features.ask(LoginKey, (login) => login.open({}, context))}>
          {messages.logIn}
        </Button>
      }
    >
      {messages.gate}
    </EmptyState>
  );
}
