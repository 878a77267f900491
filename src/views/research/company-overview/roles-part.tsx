import '../cards/rating-figures.css';
import './answers.css';
import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { peopleText } from '@/core/kernel/figures/people-text';
import type { PayRung } from '@/core/research/company-overview/pay-ladder';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { payText } from '@/core/research/salaries/pay-text';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

const MAX_ROLES = 3;
/** The maximum number of steps of the axis. */
const MAX_STEPS = 3;

export const RolesPart = observer(function RolesPart() {
  const { roles, ladder } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  if (roles.state !== 'ready' || companyUrlName === null) return null;
  const isLadder = ladder.length > 0;
  const rungs = isLadder ? ladder : reportedMost(roles.value.items);
  if (rungs.length === 0) return null;
  const path = companySalariesPath(companyUrlName);
  const scale = payScaleOf(
    [0, ...rungs.flatMap(({ median, role }) => [median, role.figure.upperQuartile ?? median])],
    MAX_STEPS,
  );
  return (
    <Section
      title={isLadder ? messages.ladder : messages.roles}
      action={
        <TextLink to={path} look="block">
          {messages.allSalaries}
        </TextLink>
      }
    >
      <p className="rungs__axis meta num">
        {scale.ticks.map((tick) => (
          <span key={tick}>{payText(tick, 'year')}</span>
        ))}
      </p>
      <ul className="rungs num">
        {rungs.map((rung, place) => (
          <li key={rung.role.key}>
            <span>
              <TextLink to={withQuery(path, [['designation', rung.role.key]])}>{rung.role.name}</TextLink>
              <small className="meta">
                {messages.roleProvenance(peopleText(rung.role.figure.count), rung.role.figure.confidence)}
              </small>
            </span>
            <RungPicture rung={rung} next={rungs[place + 1] ?? null} scale={scale} />
            <b>{payText(rung.median, 'year')}</b>
          </li>
        ))}
      </ul>
      <p className="meta">
        {isLadder ? `${messages.ladderNote} ` : ''}
        {messages.middleHalf}
      </p>
    </Section>
  );
});

function reportedMost(roles: readonly PayRung['role'][]): readonly PayRung[] {
  return roles
    .slice(0, MAX_ROLES)
    .flatMap((role) => (role.figure.median === null ? [] : [{ role, median: role.figure.median, step: null }]));
}

interface RungPictureProps {
  readonly rung: PayRung;
  readonly next: PayRung | null;
  readonly scale: PayScale;
}

/** Draws a low confidence pale and dashed. In a ladder a step leads down to the next title's median. */
function RungPicture({ rung: { role, median, step }, next, scale }: RungPictureProps) {
  const { lowerQuartile, upperQuartile, confidence } = role.figure;
  const isUnsure = confidence === 'Low' || confidence === 'Very Low';
  const placeOf = (amount: number) => `${scale.at(amount)}%`;
  return (
    <svg className="chart" role="img" aria-label={messages.rungLabel(role.name, role.figure, step)}>
      <line className="tk" x1="0" x2="100%" y1="1" y2="1" />
      {step === null || next === null ? null : (
        <g className="rungs__step">
          <line className="tk" x1={placeOf(median)} x2={placeOf(median)} y1="2" y2="100%" />
          <line className="ln" x1={placeOf(median)} x2={placeOf(next.median)} y1="100%" y2="100%" />
          <text className="t3" x={placeOf((median + next.median) / 2)} y="100%" dy="-6" textAnchor="middle">
            {messages.step(step)}
          </text>
        </g>
      )}
      {lowerQuartile === null || upperQuartile === null ? null : (
        <rect
          className="c3"
          {...(isUnsure ? { fillOpacity: 0.4, strokeDasharray: '3 3' } : {})}
          x={placeOf(lowerQuartile)}
          width={`${scale.at(upperQuartile) - scale.at(lowerQuartile)}%`}
          y="1"
          height="13"
        />
      )}
      <rect className="ink" x={placeOf(median)} width="3" y="0" height="19" />
    </svg>
  );
}
