import type { AwardPlace } from '@/core/research/awards/award';
import { countClearlyBehindFirst, EDITIONS, marginOfError } from '@/core/research/awards/award.rules';
import { Logo } from '@/views/kernel/common/logo';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface AwardTableProps {
  readonly places: readonly AwardPlace[];
  readonly category: string;
  readonly year: number;
  readonly middle: number | null;
}

export function AwardTable({ places, category, year, middle }: AwardTableProps) {
  const scale = { ...scaleOf(places), middle };
  // A rank of companies that are too close to tell apart is no heavier than the rest of the row.
  const rankStyle = countClearlyBehindFirst(places) === 0 ? 'meta' : 'award-table__rank';
  return (
    <table className="award-table num" aria-label={`${category}, ${year}`}>
      <thead>
        <tr>
          <th scope="col">{messages.rank}</th>
          <th scope="col">{messages.company}</th>
          <th scope="col" className="award-table__chart">
            {messages.sure(scale.low, scale.high, middle)}
          </th>
          <th scope="col">{messages.score}</th>
          <th scope="col">{messages.reviews}</th>
          <th scope="col" className="award-table__before">
            {isFirst(year) ? messages.years : messages.before(year - 1)}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <Row key={place.company.urlName} place={place} scale={scale} year={year} rankStyle={rankStyle} />
        ))}
      </tbody>
    </table>
  );
}

interface Scale {
  readonly low: number;
  readonly high: number;
}

interface BarScale extends Scale {
  readonly middle: number | null;
}

interface RowProps {
  readonly place: AwardPlace;
  readonly scale: BarScale;
  readonly year: number;
  readonly rankStyle: string;
}

/** Returns true for the first edition, which has no earlier rank to compare with. */
function isFirst(year: number): boolean {
  return year === EDITIONS.at(-1);
}

function Row({ place, scale, year, rankStyle }: RowProps) {
  const { rank, company, industry, score, uncertainty, reviews, rankBefore } = place;
  return (
    <tr>
      <td>
        <span className={rankStyle}>{rank}</span>
      </td>
      <th scope="row">
        <span className="award-table__company">
          <Logo name={company.name} logo={company.logo} />
          <span>
            <a href={`/overview/${company.urlName}-overview`}>{company.name}</a>
            <span className="meta award-table__industry">{industry}</span>
            <a className="link award-table__years award-table__narrow" href={`?company=${company.urlName}#years`}>
              {isFirst(year) ? messages.otherYears : messages.inYear(year - 1, rankBefore)}
              <VisuallyHidden>{`, ${messages.yearsOf(company.name)}`}</VisuallyHidden>
            </a>
          </span>
        </span>
      </th>
      <td className="award-table__chart">
        <Bar score={score} uncertainty={uncertainty} scale={scale} />
      </td>
      <td>
        <b>{score.toFixed(2)}</b>{' '}
        <span className="meta award-table__error">{messages.plusMinus(marginOfError(uncertainty))}</span>
      </td>
      <td>{reviews.toLocaleString('en-IN')}</td>
      <td className="award-table__before">
        <a className="link award-table__years" href={`?company=${company.urlName}#years`}>
          {isFirst(year) ? messages.otherYears : (rankBefore ?? messages.notIn)}
          <VisuallyHidden>{`, ${messages.yearsOf(company.name)}`}</VisuallyHidden>
        </a>
      </td>
    </tr>
  );
}

function Bar({ score, uncertainty, scale }: Pick<AwardPlace, 'score' | 'uncertainty'> & { readonly scale: BarScale }) {
  const { low, high, middle } = scale;
  const percentOf = (value: number) => `${(Math.max(0, Math.min(1, (value - low) / (high - low))) * 100).toFixed(1)}%`;
  const error = marginOfError(uncertainty);
  const [from, to] = [percentOf(score - error), percentOf(score + error)];
  return (
    <svg
      className="award-bar"
      width="100%"
      height="20"
      role="img"
      aria-label={messages.bar(score, Math.max(1, score - error), Math.min(5, score + error))}
    >
      <rect className="award-bar__track" x="0" y="9" width="100%" height="2" />
      <rect
        className="award-bar__sure"
        x={from}
        y="7"
        width={`${(Number.parseFloat(to) - Number.parseFloat(from)).toFixed(1)}%`}
        height="6"
      />
      {middle === null ? null : (
        <line className="award-bar__middle" x1={percentOf(middle)} x2={percentOf(middle)} y1="-12" y2="32" />
      )}
      <circle className="award-bar__score" cx={percentOf(score)} cy="10" r="5" />
    </svg>
  );
}

function scaleOf(places: readonly AwardPlace[]): Scale {
  const lows = places.map(({ score, uncertainty }) => score - marginOfError(uncertainty));
  const highs = places.map(({ score, uncertainty }) => score + marginOfError(uncertainty));
  const low = Math.max(1, Math.floor(Math.min(...lows, 5) * 2) / 2);
  const high = Math.min(5, Math.ceil(Math.max(...highs, 1) * 2) / 2);
  return high > low ? { low, high } : { low: 1, high: 5 };
}
