import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import type { SalaryLineRole } from '@/core/research/headline-stats/salary-line';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { jobProfileSalariesPath, salaryListPath } from '@/core/research/salaries/salary-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { HeadlineStatsKey, OwnSalaryKey } from '@/stores/research/headline-stats/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** The middle half of pay for the viewer's title, or for a title with the newest reports. */
export const WhatPeopleEarn = observer(function WhatPeopleEarn() {
  const { newestSalary } = useStore(HeadlineStatsKey);
  const { role } = useStore(OwnSalaryKey);
  const shown = role ?? newestSalary;
  if (shown === null) return null;
  const { key, name, median, count, newest } = shown;
  return (
    <Section
      title={messages.newestSalary}
      action={
        <TextLink to={salaryListPath('jobProfile')} className="meta">
          {messages.allSalaries}
        </TextLink>
      }
    >
      <a className="flex items-baseline justify-between gap-3 py-2" href={jobProfileSalariesPath(key)}>
        <span>
          {name}
          <small className="meta num block">{messages.provenance(peoplePlural(count, messages.people), newest)}</small>
        </span>
        <span className="strong num whitespace-nowrap">{payInLakh(median)}</span>
      </a>
      {role === null ? null : <OwnRange role={role} />}
    </Section>
  );
});

/** The end of the scale as a multiple of the upper quartile. It begins at 0. */
const ROOM = 1.2;
const [TOP, BAR, BAR_HEIGHT, HEIGHT] = [20, 34, 10, 68];

function OwnRange({ role: { name, median, lowerQuartile, upperQuartile } }: { readonly role: SalaryLineRole }) {
  const path = useStore(NavigationKey).screens.pathOf('PaidFairly');
  const end = upperQuartile * ROOM;
  const at = (amount: number) => (100 * amount) / end;
  const [from, to] = [at(lowerQuartile), at(upperQuartile)];
  return (
    <div>
      <svg
        role="img"
        aria-label={messages.halfEarns(payInLakh(lowerQuartile), payInLakh(upperQuartile))}
        className="num"
        width="100%"
        height={HEIGHT}
        overflow="visible"
        fill="currentColor"
        fontSize="13"
      >
        <text y={TOP - 8} opacity="0.7">
          {messages.zero}
        </text>
        <text x="100%" y={TOP - 8} textAnchor="end" opacity="0.7">
          {payInLakh(end)}
        </text>
        <rect y={TOP} width="100%" height="2" />
        <rect
          fill="var(--chart-3)"
          stroke="var(--chart-2)"
          x={`${from}%`}
          y={BAR}
          width={`${to - from}%`}
          height={BAR_HEIGHT}
        />
        <rect x={`${at(median)}%`} y={TOP} width="1" height={BAR - TOP} opacity="0.5" />
        <rect x={`${at(median)}%`} y={BAR - 2} width="3" height={BAR_HEIGHT + 4} />
        <text x={`${from}%`} dx="8" y={HEIGHT - 8} textAnchor="end">
          {payInLakh(lowerQuartile)}
        </text>
        <text x={`${to}%`} dx="-8" y={HEIGHT - 8} textAnchor="start">
          {payInLakh(upperQuartile)}
        </text>
      </svg>
      {path === null ? null : (
        <TextLink to={withQuery(path, [['jobProfile', name]])} look="block">
          {messages.comparePay(name)}
        </TextLink>
      )}
    </div>
  );
}
