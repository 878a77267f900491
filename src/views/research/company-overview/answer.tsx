import './answers.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ContributionLink } from '../contribute/contribution-link';

export interface AnswerProps {
  readonly title: ReactNode;
  readonly value: ReactNode;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

export function Answer({ title, value, picture, children }: AnswerProps) {
  return (
    <div className="answer hang">
      <h2 className="strong">{title}</h2>
      <p className="answer__value num">{value}</p>
      <div className="answer__picture">{picture}</div>
      <div className="meta num">{children}</div>
    </div>
  );
}

export interface MissingAnswerProps {
  readonly title: string;
  readonly missing: string;
  /** The number of reports so far, and the number required. */
  readonly needs: string;
  readonly kind: ContributionKind;
}

export const MissingAnswer = observer(function MissingAnswer({ title, missing, needs, kind }: MissingAnswerProps) {
  const { companyUrlName } = useStore(CompanyKey);
  return (
    <div className="hang">
      <h2 className="strong">{title}</h2>
      <p className="answer__none">{missing}</p>
      <p className="meta num">{needs}</p>
      <ContributionLink kind={kind} company={companyUrlName} />
    </div>
  );
});
