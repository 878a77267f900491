import { observer } from 'mobx-react-lite';
import type { JobDetails } from '@/core/research/jobs/job';
import { daysSince } from '@/core/research/jobs/job-age.rules';
import type { OpeningSign } from '@/core/research/jobs/opening-sign.rules';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

/** Renders nothing without signs, as their absence proves nothing. */
export const OpeningSigns = observer(function OpeningSigns({ job }: { readonly job: JobDetails }) {
  const { now } = useStore(ClockStoreKey);
  if (job.signs.length === 0) return null;
  return (
    <Section title={messages.noticed}>
      <ul className="rows">
        {job.signs.map((sign) => (
          <li key={sign.kind} className="grid gap-1 py-3">
            <p className="strong num">{factOf(sign, job, now)}</p>
            {sign.quotes.map((quote) => (
              <p key={quote} className="text-ink-2">
                “{quote}”
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="meta">{messages.noticedHint}</p>
    </Section>
  );
});

function factOf({ kind, company }: OpeningSign, job: JobDetails, now: number): string {
  const { signs } = messages;
  switch (kind) {
    case 'lookAlike':
      return signs.lookAlike(company ?? '');
    case 'unknownCompany':
      return signs.unknownCompany(job.company.name);
    case 'highPay':
      return signs.highPay(job.usualPay);
    case 'unchanged':
      return signs.unchanged(daysSince(job.postedOn, now));
    case 'repeated':
      return signs.repeated(job.timesPosted, job.firstPostedOn);
    case 'money':
    case 'payTo':
    case 'freeMail':
      return signs[kind];
  }
}
