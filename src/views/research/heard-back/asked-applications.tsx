import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ApplicationRows } from './application-rows';
import { messages } from './messages';

export const AskedApplications = observer(function AskedApplications() {
  const store = useStore(ApplicationsKey);
  useEffect(() => void store.load(), [store]);
  if (store.asked.length === 0) return null;
  return (
    <details className="px-4 py-3">
      <summary className="strong py-2">
        {messages.ask} <span className="meta num">{plural(store.asked.length, messages.jobs)}</span>
      </summary>
      <ApplicationRows items={store.asked} label={messages.ask} />
    </details>
  );
});
