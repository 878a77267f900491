import { missingReports } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { fairText, interviewSharesOf, shareText } from '@/core/research/interviews/interview-shares';
import type { CountBar } from './count-bars';
import { CountBars } from './count-bars';
import { messages } from './messages';

export function InterviewSummaryPart({ summary }: { readonly summary: InterviewSummary }) {
  const { difficulty, outcome, rounds, days, fair, newest, onlyCompany } = summary;
  const hard = INTERVIEW_DIFFICULTIES.map((key) => ({ key, label: messages.difficulty[key], count: difficulty[key] }));
  const ended = INTERVIEW_OUTCOMES.map((key) => ({ key, label: messages.outcome[key], count: outcome[key] }));
  if (newest === null) return null;
  const provenance = (bars: readonly CountBar[]) => messages.provenance(sumOf(bars), newest);
  return (
    <section aria-label={messages.summary}>
      <Short summary={summary} />
      {onlyCompany === null ? null : <p className="meta mb-4">{messages.allFrom(onlyCompany.name)}</p>}
      <div className="interview-trio">
        <CountBars title={messages.howHard} bars={hard} provenance={provenance(hard)} />
        <CountBars title={messages.howEnded} bars={ended} provenance={provenance(ended)} />
        <div>
          <h3 className="h3 mb-2">{messages.expect}</h3>
          <dl className="rows num">
            <Typical term={messages.rounds} value={rounds.median?.toString() ?? null} count={rounds.count} />
            <Typical
              term={messages.days}
              value={days.median === null ? null : messages.daysText(days.median)}
              count={days.count}
            />
            <Typical term={messages.fair} value={fairText(summary)} count={fair.count} />
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

/** Renders nothing below the minimum number of reports. */
function Short({ summary }: { readonly summary: InterviewSummary }) {
  const { offers, usual } = interviewSharesOf(summary);
  const { days } = summary;
  if (offers === null || usual === null) return null;
  return (
    <p className="read mb-4 num">
      {messages.short(
        shareText(usual.part, usual.count),
        messages.difficulty[usual.difficulty],
        shareText(offers.part, offers.count),
        days.median === null ? null : messages.daysText(days.median),
      )}
    </p>
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
