import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { jobProfileSalariesPath, salaryListPath } from '@/core/research/salaries/salary-path';
import { HeadlineStatsKey } from '@/stores/research/headline-stats/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const NewestSalary = observer(function NewestSalary() {
  const { newestSalary } = useStore(HeadlineStatsKey);
  if (newestSalary === null) return null;
  const { key, name, median, count, newest } = newestSalary;
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
    </Section>
  );
});
