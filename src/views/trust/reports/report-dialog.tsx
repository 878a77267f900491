import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { addressOfItem, complaintFormOf } from '@/core/trust/complaints/complaint-link';
import { reportReasonsFor } from '@/core/trust/reports/report-reasons.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

const FORM_ID = 'report';

export const ReportDialog = observer(function ReportDialog() {
  const reports = useStore(ReportsKey);
  const { form, reason } = reports;
  const { path } = useStore(NavigationKey);
  // The text stays while the dialog fades out.
  const shown = useRef(reports.target);
  if (reports.target !== null) shown.current = reports.target;
  const fields = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  const first = useRef<HTMLElement>(null);
  const takeForm = (element: HTMLFormElement | null) => {
    fields.current = element;
    first.current = element?.querySelector('input') ?? null;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void reports.send();
  };
  const target = shown.current;
  if (target === null) return null;
  return (
    <Dialog
      open={reports.target !== null}
      onClose={reports.close}
      title={messages.title[target.type]}
      description={messages.lead(target.author, target.type)}
      closeLabel={messages.close}
      sheet="bottom"
      narrow
      initialFocus={first}
      footer={
        <>
          <Button tone="quiet" onClick={reports.close}>
            {messages.cancel}
          </Button>
          <Button tone="primary" type="submit" form={FORM_ID} busy={form.isSubmitting}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form ref={takeForm} id={FORM_ID} noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <Field label={messages.question} error={form.errors.reason} group>
          <RadioCards
            options={reportReasonsFor(target.type).map((value) => ({
              value,
              label: messages.reason(value, target.type),
            }))}
            value={reason}
            onSelect={reports.choose}
          />
        </Field>
        {reason === 'LAW' ? <PlacesThatHelp /> : null}
        <Field label={messages.details} aside={messages.optional} error={form.errors.details}>
          <TextArea value={reports.details} onValueChange={reports.write} />
        </Field>
        <TextLink
          to={complaintFormOf(addressOfItem(path, { kind: target.type, id: target.id }))}
          onClick={reports.close}
        >
          {messages.formally}
        </TextLink>
      </form>
    </Dialog>
  );
});

function PlacesThatHelp() {
  return (
    <div className="grid gap-2" role="status">
      <p>{messages.placesLead}</p>
      <ul className="rows">
        {messages.places.map(({ name, href, hint }) => (
          <li key={href} className="grid py-2">
            <a className="link link--block num" href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
            <p className="meta">{hint}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
