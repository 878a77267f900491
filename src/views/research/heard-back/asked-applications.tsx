import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ApplicationRows } from './application-rows';
import { messages } from './messages';

export const AskedApplications = observer(function AskedApplications() {
  const store = useStore(ApplicationsKey);
  useEffect(() => void store.load(), [store]);
  if (store.asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-applications" className="px-4 py-3">
      <h3 id="asked-applications" className="strong">
        {messages.ask}
      </h3>
      <ApplicationRows items={store.asked} label={messages.ask} />
    </section>
  );
});
