import { observer } from 'mobx-react-lite';
import type { NearPay as Near } from '@/core/research/salaries/near-pay';
import { payText } from '@/core/research/salaries/pay-text';
import { salaryHeading } from '@/core/research/salaries/salary-page-texts';
import { salaryScopePath } from '@/core/research/salaries/salary-path';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { TooFewPeople } from './too-few';

export const NearPay = observer(function NearPay() {
  const { near } = useStore(SalaryReportKey);
  if (near.length === 0) return null;
  return (
    <Section title={messages.near}>
      <ul className="rows">
        {near.map((one) => (
          <NearRow key={one.dropped.join()} near={one} />
        ))}
      </ul>
    </Section>
  );
});

const NearRow = observer(function NearRow({ near: { scope, report, dropped } }: { readonly near: Near }) {
  const { unit } = useStore(SalaryReportKey);
  const { figure } = report;
  return (
    <li className="py-3 grid gap-1">
      <a className="link strong" href={salaryScopePath(scope)}>
        {salaryHeading(report)}
      </a>
      <p className="num">
        {figure.median === null ? (
          <TooFewPeople figure={figure} unit={unit} />
        ) : (
          messages.nearMedian(payText(figure.median, unit), figure.count)
        )}
      </p>
      <p className="meta">{messages.dropped(dropped.map((limit) => messages.limits[limit]))}</p>
    </li>
  );
});
