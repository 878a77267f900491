import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { joinFacts } from '@/core/kernel/formatting/facts';
import type { JobAlert } from '@/core/research/jobs/job-alert';
import { jobAddressOf } from '@/core/research/jobs/job-filters';
import { SessionKey } from '@/stores/account/session/keys';
import { JobAlertsKey } from '@/stores/research/jobs/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const YourAlerts = observer(function YourAlerts() {
  const store = useStore(JobAlertsKey);
  const { userId } = useStore(SessionKey);
  useEffect(() => {
    if (userId !== null) void store.load();
  }, [store, userId]);
  const { alerts } = store;
  if (userId === null || alerts.state === 'idle' || alerts.state === 'loading') return null;
  if (alerts.state === 'failed') {
    return (
      <Section title={messages.alerts} thin>
        <LoadFailure
          level={3}
          failure={alerts.failure}
          texts={{ failedTitle: messages.alertsFailed, tryAgain: messages.tryAgain }}
          onRetry={store.load}
        />
      </Section>
    );
  }
  if (alerts.value.length === 0) return null;
  return (
    <Section title={messages.alerts} thin>
      <ul className="rows">
        {alerts.value.map((alert) => (
          <Alert key={alert.alertId} alert={alert} />
        ))}
      </ul>
    </Section>
  );
});

const Alert = observer(function Alert({ alert }: { readonly alert: JobAlert }) {
  const store = useStore(JobAlertsKey);
  const { designations, preferences, newJobs, newSince } = alert;
  const options = (['location', 'experience', 'employment', 'ctc'] as const).flatMap((key) =>
    preferences[key].map((urlName) => messages.option(key, urlName, urlName)),
  );
  const titles = designations.join(', ');
  return (
    <li className="alert-row">
      <div>
        <a className="link" href={addressOf(alert)}>
          {joinFacts([titles, ...options])}
        </a>
        <p className="meta num">{messages.newSince(newJobs, newSince)}</p>
      </div>
      <Button aria-label={messages.deleteAlertOf(titles)} onClick={() => void store.remove(alert)}>
        {messages.deleteAlert}
      </Button>
    </li>
  );
});

/** Returns the address of a list with the first title, since a list has only one. */
function addressOf({ designations, preferences }: JobAlert): string {
  const [designation = ''] = designations;
  return jobAddressOf('/jobs', { chosen: preferences, designation, sort: 'newest', page: 1, passedOn: {} });
}
