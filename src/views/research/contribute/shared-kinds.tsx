import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Company } from '@/core/research/company/company';
import { isWithheld, kindsByCount } from '@/core/research/contribute/thin-kinds.rules';
import { BarList } from '@/views/kernel/common/bar-list';
import { messages } from './messages';

/** Compares how many contributions of each kind a company has, the fewest first. */
export function SharedKinds({
  company: { companyName, counts },
}: {
  readonly company: Pick<Company, 'companyName' | 'counts'>;
}) {
  const kinds = kindsByCount(counts);
  const most = kinds.at(-1)?.count ?? 0;
  return (
    <BarList
      label={messages.helpsLabel(companyName)}
      bars={kinds.map((one) => ({
        key: one.kind,
        label: messages.helpsKinds[one.kind],
        percent: isWithheld(one) ? null : percentOf(one.count, most),
        value: isWithheld(one) ? messages.helpsWithheld : groupIndian(one.count),
      }))}
    />
  );
}
