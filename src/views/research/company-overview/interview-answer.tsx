import type { InterviewSummary } from '@/core/research/interviews/interview';
import { interviewSharesOf, shareText } from '@/core/research/interviews/interview-shares';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

/** The answer to how hard it is to get in: the share that ends in an offer, and the usual difficulty. */
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
    >
      {usual === null ? null : (
        <p className="meta num">
          {messages.usualOf(messages.usual(usual.difficulty, shareText(usual.part, usual.count)))}
        </p>
      )}
      <p className="meta num">{messages.provenance(interviewsCount, 'interview', 'interviews', newest)}</p>
    </Answer>
  );
}
