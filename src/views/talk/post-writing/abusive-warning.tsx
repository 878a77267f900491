import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { quotedList } from '@/core/kernel/formatting/quoted-list';
import { AbusiveWordsKey } from '@/stores/talk/post-writing/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

/** Never prevents posting. */
export const AbusiveWarning = observer(function AbusiveWarning() {
  const store = useStore(AbusiveWordsKey);
  useEffect(() => void store.load(), [store]);
  return <HurtfulWords found={store.found} />;
});

export function HurtfulWords({ found }: { readonly found: readonly string[] }) {
  return (
    <div role="status">
      {found.length === 0 ? null : (
        <Callout tone="alert" title={messages.abusiveTitle}>
          <p>{messages.abusiveWords(quotedList(found))}</p>
          <p>{messages.abusiveText}</p>
        </Callout>
      )}
    </div>
  );
}
