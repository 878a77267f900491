import { joinFacts } from '@/core/kernel/formatting/facts';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { interviewSharesOf, shareText } from '@/core/research/interviews/interview-shares';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

export function InterviewAnswer({ summary }: { readonly summary: InterviewSummary }) {
  const { offers, usual } = interviewSharesOf(summary);
  const { interviewsCount, newest } = summary;
  if (offers === null) {
    return (
      <MissingAnswer
        title={messages.interviews}
        missing={messages.noInterviews}
        needs={interviewsCount === 0 ? messages.noInterviewsText : messages.someInterviews(interviewsCount)}
        kind="interview"
      />
    );
  }
  return (
    <Answer
      title={messages.interviews}
      value={
        <>
          {shareText(offers.part, offers.count)}
          <small>{messages.offers}</small>
        </>
      }
      picture={<HangingOutcomes outcome={summary.outcome} total={offers.count} />}
    >
      <p>
        {usual === null ? null : `${messages.usual(usual.difficulty, shareText(usual.part, usual.count))}. `}
        {messages.interviewsWithNewest(interviewsCount, newest)}
      </p>
    </Answer>
  );
}

const HUNDRED = 100;
const LOOKS = { offer: 'c1', noOffer: 'c2', noAnswer: 'c3', declined: 'tail' } as const;

function HangingOutcomes({ outcome, total }: Pick<InterviewSummary, 'outcome'> & { readonly total: number }) {
  const parts = INTERVIEW_OUTCOMES.map((each, place) => ({
    each,
    count: outcome[each],
    from: INTERVIEW_OUTCOMES.slice(0, place).reduce((sum, before) => sum + outcome[before], 0),
  })).filter(({ count }) => count > 0);
  const placeOf = (count: number) => `${(count * HUNDRED) / total}%`;
  return (
    <>
      <svg className="chart" height="22" aria-hidden="true">
        {parts.map(({ each, count, from }) => (
          <rect key={each} className={LOOKS[each]} x={placeOf(from)} width={placeOf(count)} y="1" height="20" />
        ))}
        <line className="ax" x1="0" x2="100%" y1="1" y2="1" />
      </svg>
      <p className="meta num mt-2">
        {joinFacts(parts.map(({ each, count }) => messages.outcome(each, shareText(count, total))))}
      </p>
    </>
  );
}
