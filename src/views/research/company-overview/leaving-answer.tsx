import { observer } from 'mobx-react-lite';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { joinFacts } from '@/core/kernel/formatting/facts';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { tenureSegmentLabel, usualTenureLabel } from '@/core/research/tenure/tenure-labels';
import { TENURE_LAW } from '@/core/research/tenure/tenure-law';
import { tenureAnswerSentence } from '@/core/research/tenure/tenure-sentences';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionLink } from '../contribute/contribution-link';
import { Answer } from './answer';
import { messages } from './messages';

interface LeavingAnswerProps {
  readonly figures: readonly TenureFigure[];
}

export const LeavingAnswer = observer(function LeavingAnswer({ figures }: LeavingAnswerProps) {
  const { screens } = useStore(NavigationKey);
  const { companyUrlName } = useStore(CompanyKey);
  const settlement = figures.find(({ question }) => question === 'settlement');
  const page = screens.addressOf('CompanyTenure', { urlName: companyUrlName ?? '' });
  const way =
    page === null || figures.length === 0 ? (
      <ContributionLink kind="tenure" company={companyUrlName} />
    ) : (
      <TextLink to={page} look="block">
        {messages.allLeaving}
      </TextLink>
    );
  if (settlement === undefined) {
    return (
      <div className="hang">
        <h2 className="strong">{messages.leaving}</h2>
        <p className="meta">{`${messages.noSettlement} ${TENURE_LAW.settlement?.says ?? ''}`}</p>
        {way}
      </div>
    );
  }
  return (
    <Answer
      title={messages.leaving}
      value={<span className="answer__words">{usualTenureLabel(settlement)}</span>}
      picture={<HangingSegments figure={settlement} />}
    >
      <p>{tenureAnswerSentence(settlement)}.</p>
      {way}
    </Answer>
  );
});

/** Combines all segments sooner than the usual answer, and all later ones. */
function HangingSegments({ figure: { question, segments, usual } }: { readonly figure: TenureFigure }) {
  const place = segments.findIndex(({ codes }) => codes.some((code) => usual.includes(code)));
  const segment = segments[place];
  if (segment === undefined) return null;
  const sumOf = (all: TenureFigure['segments']) => all.reduce((sum, { count }) => sum + count, 0);
  const [sooner, later] = [sumOf(segments.slice(0, place)), sumOf(segments.slice(place + 1))];
  const at = (count: number) => `${percentOf(count, sumOf(segments))}%`;
  const texts = [
    sooner === 0 ? null : messages.sooner(sooner),
    messages.asUsual(segment.count, tenureSegmentLabel(question, segment.codes)),
    later === 0 ? null : messages.later(later),
  ];
  return (
    <>
      <svg className="chart" height="22" aria-hidden="true">
        <rect className="c3" width="100%" y="1" height="20" />
        <rect className="c1" x={at(sooner)} width={at(segment.count)} y="1" height="20" />
        <line className="ax" x1="0" x2="100%" y1="1" y2="1" />
      </svg>
      <p className="meta num mt-2">{joinFacts(texts)}</p>
    </>
  );
}
