import { missingReports } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { fairShareText, interviewSharesOf, shareText } from '@/core/research/interviews/interview-shares';
import type { CountBar } from './count-bars';
import { CountBars, ShortAnswer } from './count-bars';
import { messages } from './messages';

export function InterviewSummaryPart({ summary }: { readonly summary: InterviewSummary }) {
  const { difficulty, outcome, rounds, days, fair, newest, onlyCompany } = summary;
  const hard = INTERVIEW_DIFFICULTIES.map((key) => ({ key, label: messages.difficulty[key], count: difficulty[key] }));
  const ended = INTERVIEW_OUTCOMES.map((key) => ({ key, label: messages.outcome[key], count: outcome[key] }));
  if (newest === null) return null;
  const { offers, usual } = interviewSharesOf(summary);
  const provenance = (bars: readonly CountBar[]) => messages.provenance(sumOf(bars), newest);
  return (
    <section aria-label={messages.summary}>
      {onlyCompany === null ? null : <p className="meta mb-4">{messages.allFrom(onlyCompany.name)}</p>}
      <div className="interview-trio">
        <CountBars
          title={messages.howHard}
          answer={usual && [shareText(usual.part, usual.count), messages.callIt(messages.difficulty[usual.difficulty])]}
          bars={hard}
          provenance={provenance(hard)}
        />
        <CountBars
          title={messages.howEnded}
          answer={offers && [shareText(offers.part, offers.count), messages.inAnOffer]}
          bars={ended}
          provenance={provenance(ended)}
        />
        <div className="hang">
          <h3 className="h3">{messages.expect}</h3>
          {days.median === null ? null : (
            <ShortAnswer answer={[messages.daysText(days.median), messages.toAnAnswer(days.count)]} />
          )}
          <dl className="rows num">
            <Typical term={messages.rounds} value={rounds.median?.toString() ?? null} count={rounds.count} />
            {days.median === null ? <Typical term={messages.days} value={null} count={days.count} /> : null}
            <Typical term={messages.fair} value={fairShareText(summary)} count={fair.count} />
          </dl>
        </div>
      </div>
      <details className="counts-table">
        <summary>{messages.asTable}</summary>
        <table className="counts-rows num">
          <caption className="vh">{messages.tableOf}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.answerHead}</th>
              <th scope="col">{messages.sharesHead}</th>
              <th scope="col">{messages.reportsHead}</th>
            </tr>
          </thead>
          <tbody>
            {[hard, ended].map((bars) => {
              const all = sumOf(bars);
              return bars.map(({ key, label, count }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{shareText(count, all)}</td>
                  <td>{groupIndian(count)}</td>
                </tr>
              ));
            })}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function sumOf(bars: readonly { readonly count: number }[]): number {
  return bars.reduce((sum, { count }) => sum + count, 0);
}

interface TypicalProps {
  readonly term: string;
  readonly value: string | null;
  readonly count: number;
}

function Typical({ term, value, count }: TypicalProps) {
  return (
    <div className="typical">
      <dt>{term}</dt>
      <dd>
        {value === null ? (
          <span className="meta">{messages.tooFew(Math.max(1, missingReports(count)))}</span>
        ) : (
          <>
            <span className="strong">{value}</span> <span className="meta">{messages.n(count)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
