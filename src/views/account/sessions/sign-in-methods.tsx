import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { LoginKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { RemoveMethod } from './remove-method';

/** Renders nothing until the methods are loaded. The list above shows loading and failure. */
export const SignInMethods = observer(function SignInMethods() {
  const { methodsState } = useStore(SessionsKey);
  const list = useRef<HTMLDivElement>(null);
  if (methodsState.state !== 'ready') return null;
  const { items, others, provedOther } = methodsState.value;
  return (
    <Section title={messages.methods}>
      <div ref={list} tabIndex={-1} className="grid gap-4">
        <dl className="login-ways">
          {items.map((method) => (
            <div key={method.methodId}>
              <dt>{messages.providers[method.provider]}</dt>
              <dd>{method.email ?? messages.noAddress}</dd>
              <dd className="meta">
                {items.length === 1 ? messages.onlyWayIn : messages.linkedOn(formatDate(method.linkedOn, 'day'))}
              </dd>
              {items.length === 1 ? null : (
                <dd className="login-ways__end">
                  <RemoveMethod method={method} onRemoved={() => list.current?.focus()} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        {others.length === 0 || provedOther ? null : (
          <Callout>{messages.otherAccount(others.map((provider) => messages.providers[provider]).join(', '))}</Callout>
        )}
        <WhenIdle>
          <MoreMethods />
        </WhenIdle>
      </div>
    </Section>
  );
});

const MoreMethods = observer(function MoreMethods() {
  const login = useStore(LoginKey);
  const sessions = useStore(SessionsKey);
  useEffect(() => {
    // Google's window must be opened within the click handler.
    void login.prepare();
  }, [login]);
  if (login.providers.length === 0) return null;
  const add = async (provider: (typeof login.providers)[number]) => {
    await login.addMethod(provider);
    // Also reloads after a refusal, which may have proved that the user owns another account.
    await sessions.reloadMethods();
  };
  return (
    <>
      <p className="meta">{messages.addText}</p>
      <div className="flex flex-wrap gap-2">
        {login.providers.map((provider) => (
          <Button key={provider} busy={login.busyWith === provider} onClick={() => void add(provider)}>
            {messages.add(messages.providers[provider])}
          </Button>
        ))}
      </div>
    </>
  );
});
