import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { TENURE_NAMES, usualTenureLabel } from '@/core/research/tenure/tenure-labels';
import { CompanyKey } from '@/stores/research/company/keys';
import { TenureKey } from '@/stores/research/tenure/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EmployerAnswerPart } from '../employer-answers/employer-answer-part';
import { AnswerBars } from './answer-bars';
import { FactLaw } from './fact-law';
import { messages } from './messages';

export interface FactProps {
  readonly figure: TenureFigure;
}

export function Fact({ figure }: FactProps) {
  const { question } = figure;
  return (
    <li className="tenfact">
      <div>
        <h3 className="h3">{TENURE_NAMES[question]}</h3>
        <p className="tenfact__usual">{usualTenureLabel(figure)}</p>
        <AnswerBars figure={figure} />
        <Provenance figure={figure} />
        <FactAnswer figure={figure} />
      </div>
      <FactLaw question={question} />
    </li>
  );
}

export const FactAnswer = observer(function FactAnswer({ figure: { question, answer } }: FactProps) {
  const { company } = useStore(CompanyKey);
  const { reload } = useStore(TenureKey);
  if (company === null) return null;
  const { urlName, companyName: name } = company;
  return (
    <EmployerAnswerPart
      target={{ to: 'fact', company: urlName, question }}
      company={{ urlName, name }}
      answer={answer ?? null}
      onChanged={reload}
    />
  );
});

export function Provenance({ figure: { count, newest, atLeast, isSurge } }: FactProps) {
  return (
    <p className="meta num">
      {peoplePlural(count, messages.people)}, {messages.newest(newest)}.{' '}
      {atLeast === null ? null : messages.atLeast(atLeast)} {isSurge ? messages.surge : null}
    </p>
  );
}
