import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/formatting/date';
import { SessionsKey } from '@/stores/sessions/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { messages } from './messages';

/** The accounts that the user signs in with. Nothing until they are loaded: the list above says why. */
export const SignInMethods = observer(function SignInMethods() {
  const { methodsState } = useStore(SessionsKey);
  if (methodsState.state !== 'ready') return null;
  const methods = methodsState.value;
  return (
    <Section title={messages.methods}>
      <dl className="ways">
        {methods.map(({ provider, email, linkedOn }) => (
          <div key={provider}>
            <dt>{messages.providers[provider]}</dt>
            <dd>{email ?? messages.noAddress}</dd>
            <dd className="meta">
              {methods.length === 1 ? messages.onlyWayIn : messages.linkedOn(formatDate(linkedOn, 'day'))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
});
