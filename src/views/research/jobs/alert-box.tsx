import BellPlus from 'lucide-react/icons/bell-plus';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { alertPreferencesOf } from '@/core/research/jobs/job-alert';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { JobAlertsKey, JobsKey } from '@/stores/research/jobs/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';
import { optionName } from './option-name';

export const ALERT_BOX_ID = 'job-alert';

export const AlertBox = observer(function AlertBox({ title }: { readonly title: string }) {
  const jobs = useStore(JobsKey);
  const alerts = useStore(JobAlertsKey);
  const access = useStore(AccessKey);
  const { userId } = useStore(SessionKey);
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigation = useStore(NavigationKey);
  const { path } = navigation;
  const { query } = jobs;
  const fault = alerts.faultWith(query);
  const handleLeaveOut = () => navigation.go(jobs.addressWithoutIgnored);
  const preferences = alertPreferencesOf(query);
  const options = (['location', 'experience', 'employment', 'ctc'] as const).flatMap((key) =>
    preferences[key].map((urlName) => messages.option(key, urlName, optionName(jobs.filters, key, urlName))),
  );
  const handlePress = () => {
    const titles = input.current?.value ?? '';
    if (titles !== title) alerts.typed.keep(path, titles);
    alerts.begin(titles, query);
    setRefused(alerts.designations.length === 0);
    if (alerts.designations.length === 0) {
      input.current?.focus();
      return;
    }
    const { designations } = alerts;
    if (userId !== null) void alerts.create();
    else access.require('READER', 'jobAlert', { kind: 'jobAlert', alert: { designations, preferences } });
  };
  // Restores text from before a login or a reload, unless there is newer text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user of the browser has their own.
  useEffect(() => {
    const typed = alerts.typed.read(path);
    if (typed !== null && input.current?.value === title) input.current.value = typed;
  }, [alerts, path, title, userId]);
  const heading = messages.alert(jobs.page.state !== 'ready' || jobs.page.value.total > 0);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handlePress();
  };
  return (
    <section id={ALERT_BOX_ID} className="alert-box" tabIndex={-1} aria-label={heading}>
      <BellPlus size={22} aria-hidden="true" />
      <div>
        <h2 className="h3">{heading}</h2>
        <p className="meta">
          {options.length === 0
            ? messages.alertText
            : `${messages.alertText} ${messages.alertFilters(options.join(', '))}`}
        </p>
      </div>
      <form className="alert-box__form" noValidate onSubmit={handleSubmit}>
        <Field
          label={messages.alertTitles}
          error={isRefused ? messages.alertNeedsTitle : fault}
          fix={fault === null || isRefused ? null : { label: messages.leaveUnknownOut, onFix: handleLeaveOut }}
        >
          {/* An uncontrolled input, so that text typed before the code loaded stays. */}
          <TextInput
            key={title}
            ref={input}
            defaultValue={title}
            maxLength={300}
            onValueChange={(titles) => alerts.typed.keep(path, titles)}
          />
        </Field>
        <Button tone="primary" busy={alerts.isCreating} onClick={handlePress}>
          {alerts.isCreating ? messages.creatingAlert : messages.createAlert}
        </Button>
      </form>
    </section>
  );
});
