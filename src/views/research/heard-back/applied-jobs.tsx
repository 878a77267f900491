import { observer } from 'mobx-react-lite';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { ApplicationRows } from './application-rows';
import { messages } from './messages';

export const AppliedJobs = observer(function AppliedJobs() {
  const store = useStore(ApplicationsKey);
  const { state } = store;
  if (state.state === 'failed')
    return (
      <Section title={messages.title}>
        <LoadFailure level={3} failure={state.failure} texts={messages} onRetry={store.load} />
      </Section>
    );
  if (state.state !== 'ready' || state.value.length === 0) return null;
  return (
    <Section title={messages.title}>
      <ApplicationRows items={state.value} label={messages.title} />
    </Section>
  );
});
