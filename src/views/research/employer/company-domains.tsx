import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { CompanyDomainsKey } from '@/stores/research/employer/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextInput } from '@/views/kernel/ui/text-input';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages, provedMessages } from './domain-messages';

interface CompanyDomainsProps {
  readonly name: string;
  readonly isModerator: boolean;
}

export const CompanyDomains = observer(function CompanyDomains({ name, isModerator }: CompanyDomainsProps) {
  const { shown, reload } = useStore(CompanyDomainsKey);
  return (
    <Section title={messages.title}>
      <LoadView state={shown} texts={messages} onRetry={reload} skeleton={<Skeleton />} level={3}>
        {({ known, added }) => (
          <div className="grid gap-4">
            <p className="text-ink-2">
              {known.length + added.length === 0 ? messages.none : messages.lead}{' '}
              <TextLink to="/jobs/check">{messages.check}</TextLink>
            </p>
            <ul className="grid gap-2" aria-label={messages.title}>
              {known.map((domain) => (
                <li key={domain}>{domain}</li>
              ))}
              {added.map(({ domain, since }) => (
                <li key={`added ${domain}`} className="grid gap-2">
                  <span>
                    {domain}
                    <span className="dot" />
                    {messages.added(since)}
                  </span>
                  {isModerator ? <Remove domain={domain} name={name} /> : null}
                </li>
              ))}
            </ul>
            {isModerator ? (
              <>
                <AddForm />
                <ProvedDomains />
              </>
            ) : null}
          </div>
        )}
      </LoadView>
    </Section>
  );
});

const Remove = observer(function Remove({ domain, name }: { readonly domain: string; readonly name: string }) {
  const { removing, isRemoving, failure, askToRemove, remove } = useStore(CompanyDomainsKey);
  if (removing !== domain)
    return (
      <div>
        <Button onClick={() => askToRemove(domain)}>{messages.remove(domain)}</Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <p role="alert">{messages.sure(domain, name)}</p>
      {failure === null ? null : <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" disabled={isRemoving} onClick={() => void remove()}>
          {messages.yes}
        </Button>
        <Button disabled={isRemoving} onClick={() => askToRemove(null)}>
          {messages.no}
        </Button>
      </div>
    </div>
  );
});

const ProvedDomains = observer(function ProvedDomains() {
  const { proved, loadProved, reloadProved, type } = useStore(CompanyDomainsKey);
  useEffect(() => void loadProved(), [loadProved]);
  return (
    <LoadView state={proved} texts={provedMessages} onRetry={reloadProved} skeleton={<Skeleton />} level={3}>
      {({ domains }) => (
        <div className="grid gap-2">
          <h3>{provedMessages.title}</h3>
          <p className="text-ink-2">{domains.length === 0 ? provedMessages.none : provedMessages.lead}</p>
          <ul className="grid gap-2" aria-label={provedMessages.title}>
            {domains.map(({ domain, people }) => (
              <li key={domain} className="flex flex-wrap items-center gap-3">
                {provedMessages.people(domain, people)}
                <Button onClick={() => type(domain)}>{provedMessages.use(domain)}</Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </LoadView>
  );
});

const AddForm = observer(function AddForm() {
  const { domain, isOfOther, isShared, form, type, share, add } = useStore(CompanyDomainsKey);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={messages.domain} hint={messages.hint} error={form.errors.domain}>
        <TextInput value={domain} onValueChange={type} autoCapitalize="none" spellCheck={false} />
      </Field>
      {isOfOther ? <Checkbox label={messages.shared} checked={isShared} onCheckedChange={share} /> : null}
      <div>
        <Button type="submit" busy={form.isSubmitting}>
          {messages.add}
        </Button>
      </div>
    </form>
  );
});
