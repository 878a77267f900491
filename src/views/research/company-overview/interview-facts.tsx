import './answers.css';
import { observer } from 'mobx-react-lite';
import { companyInterviewsPath, questionLinkOf } from '@/core/research/interviews/interview-path';
import { fairShareText, interviewSharesOf } from '@/core/research/interviews/interview-shares';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const InterviewFacts = observer(function InterviewFacts() {
  const { interviews, questions } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  if (interviews.state !== 'ready' || companyUrlName === null) return null;
  if (interviewSharesOf(interviews.value).offers === null) return null;
  const { rounds, days, fair } = interviews.value;
  return (
    <Section
      title={messages.interviewFacts}
      action={
        <TextLink to={companyInterviewsPath(companyUrlName)} look="block">
          {messages.allInterviews}
        </TextLink>
      }
    >
      <dl className="rows num">
        <Fact term={messages.rounds} value={rounds.median?.toString() ?? null} count={rounds.count} />
        <Fact
          term={messages.days}
          value={days.median === null ? null : messages.daysText(days.median)}
          count={days.count}
        />
        <Fact term={messages.fair} value={fairShareText(interviews.value)} count={fair.count} />
      </dl>
      {questions.length === 0 ? null : (
        <>
          <h3 className="strong mt-4">{messages.askedMost}</h3>
          <ol className="rows num">
            {questions.map((question) => {
              const [text, path] = questionLinkOf(question);
              return (
                <li key={question.questionId} className="fact">
                  <TextLink to={path} look="plain">
                    {text}
                  </TextLink>
                  {question.askedCount === 0 ? null : (
                    <span className="meta">{messages.asked(question.askedCount)}</span>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Section>
  );
});

interface FactProps {
  readonly term: string;
  /** Null if too few have reported it. */
  readonly value: string | null;
  readonly count: number;
}

function Fact({ term, value, count }: FactProps) {
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd>
        {value === null ? messages.tooFew : <span className="strong">{value}</span>}{' '}
        <span className="meta">{messages.n(count)}</span>
      </dd>
    </div>
  );
}
