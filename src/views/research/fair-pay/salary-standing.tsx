import '@/views/research/salaries/salary-screens.css';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SalaryStandingKey } from '@/stores/research/fair-pay/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { FairPayGroups } from './fair-pay-groups';
import { fairPayMessages as texts } from './fair-pay-messages';
import { FairPayStanding } from './fair-pay-standing';

export const SalaryStanding = observer(function SalaryStanding() {
  const { state, standing, pay, subject, find } = useStore(SalaryStandingKey);
  const asked = JSON.stringify(subject);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when the job changes.
  useEffect(() => void find(), [find, asked]);
  if (subject === null || state.state === 'idle' || state.state === 'loading') return null;
  if (standing === null || state.state === 'failed')
    return (
      <Section title={texts.wouldStand} thin>
        <p>{state.state === 'failed' && state.failure.kind !== 'notFound' ? texts.noAnswer : texts.tooFewToCompare}</p>
      </Section>
    );
  const { closest, groups } = state.value;
  const { jobProfile, experience, location, company } = closest;
  return (
    <>
      <Section title={texts.wouldStand} className="fair-standing" thin>
        <p className="text-ink-2">
          {texts.groupOf(jobProfile?.name ?? '', experience, location?.name ?? null, company?.name ?? null)}.
        </p>
        <FairPayStanding standing={standing} figure={closest.figure} />
        <p className="meta">{texts.wouldStandHow}</p>
      </Section>
      <FairPayGroups groups={groups} pay={pay} />
    </>
  );
});
