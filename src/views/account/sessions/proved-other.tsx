import { observer } from 'mobx-react-lite';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Callout } from '@/views/kernel/ui/callout';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const ProvedOther = observer(function ProvedOther() {
  const { methodsState } = useStore(SessionsKey);
  if (methodsState.state !== 'ready' || !methodsState.value.provedOther) return null;
  return (
    <Callout
      live
      title={messages.provedOther}
      action={
        <TextLink to="/settings/manage-account" look="block">
          {messages.mergeThem}
        </TextLink>
      }
    >
      {messages.provedOtherText}
    </Callout>
  );
});
