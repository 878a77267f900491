import type { JobDetails } from '@/core/research/jobs/job';
import { jobPayScaleOf, offeredPay } from '@/core/research/jobs/job-pay-scale';
import { isComparedWithRole } from '@/core/research/jobs/like-with-like.rules';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { JobPay } from './job-pay';
import { messages } from './messages';

/** Compares the offer with usual pay, or explains why it cannot. */
export function OfferAndUsual({ job }: { readonly job: JobDetails }) {
  const { usualPay, jobProfile } = job;
  const scale = jobPayScaleOf([job]);
  return (
    <Section title={messages.factPay}>
      <JobPay job={job} scale={scale} />
      {usualPay === null ? <p className="text-ink-2">{messages.noUsual(isComparedWithRole(job))}</p> : null}
      {usualPay === null || scale === null || offeredPay(job) === null ? null : (
        <p className="meta num">{messages.payScale(scale)}</p>
      )}
      {jobProfile === null ? null : (
        <TextLink to={`/profile/${jobProfile.urlName}-salary`} look="block">
          {messages.payOfRole(jobProfile.name)}
        </TextLink>
      )}
    </Section>
  );
}
