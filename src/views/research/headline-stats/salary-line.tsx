import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import type { SalaryLineRole } from '@/core/research/headline-stats/salary-line';
import { payRowsScaleOf } from '@/core/research/salaries/pay-rows-scale';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { jobProfileSalariesPath, salaryListPath } from '@/core/research/salaries/salary-path';
import { SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** Renders rows on phones, and nothing if too few roles have a figure. */
export const SalaryLine = observer(function SalaryLine() {
  const { line } = useStore(SalaryLineKey);
  if (line.length === 0) return null;
  const scale = payRowsScaleOf(line.flatMap(({ lowerQuartile, upperQuartile }) => [lowerQuartile, upperQuartile]));
  return (
    <div>
      <svg
        className="toran num"
        width="100%"
        height={HEIGHT}
        overflow="visible"
        fill="currentColor"
        fontSize="13"
        paintOrder="stroke"
      >
        <title>{messages.line}</title>
        {scale.ticks.map((tick, place) => (
          <g key={tick}>
            <rect x={`${scale.at(tick)}%`} y={TOP - TICK} width="1" height={TICK} />
            <text {...HALO} x={`${scale.at(tick)}%`} y={TOP - 10} textAnchor={anchorOf(place, scale.ticks)}>
              {payInLakh(tick)}
            </text>
          </g>
        ))}
        <rect x="0" y={TOP} width="100%" height="2" />
        {line.map((role, place) => (
          <Hanging key={role.key} role={role} scale={scale} level={place % LEVELS} />
        ))}
      </svg>
      <ul className="rows num">
        {line.map((role) => (
          <li key={role.key}>
            <a href={jobProfileSalariesPath(role.key)} className="block py-3">
              <span className="flex items-baseline justify-between gap-3">
                <span>
                  {role.name} <small className="meta">{peoplePlural(role.count, messages.people)}</small>
                </span>
                <b>{payInLakh(role.median)}</b>
              </span>
              <svg className="w-full mt-2" height="14" fill="currentColor" aria-hidden="true">
                <rect width="100%" height="1" />
                <Range role={role} scale={scale} y={1} />
              </svg>
              <small className="meta">
                {messages.halfEarns(payInLakh(role.lowerQuartile), payInLakh(role.upperQuartile))}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <p className="meta">
        {messages.bars}
        {scale.isLogarithmic ? messages.ratioScale : null} {messages.lineNote(line)}{' '}
        <TextLink to={salaryListPath('jobProfile')}>{messages.allRoles}</TextLink>
      </p>
    </div>
  );
});

const [TOP, FIRST, LEVEL, LEVELS] = [36, 62, 56, 3];
const HEIGHT = FIRST + LEVEL * LEVELS;
/** The length of the mark between an amount and the line. */
const TICK = 6;

/** An outline in the page's colour, which keeps text readable above a line. */
const HALO = { stroke: 'var(--paper)', strokeWidth: 5, strokeLinejoin: 'round' } as const;

interface HangingProps {
  readonly role: SalaryLineRole;
  readonly scale: PayScale;
  readonly level: number;
}

function Hanging({ role, scale, level }: HangingProps) {
  const { key, name, median } = role;
  const y = FIRST + level * LEVEL;
  const x = `${scale.at(median)}%`;
  return (
    <a href={jobProfileSalariesPath(key)} aria-label={messages.roleAt(name, payInLakh(median))}>
      <rect x={x} y={TOP} width="1" height={y - TOP} opacity="0.5" />
      <Range role={role} scale={scale} y={y} />
      <text {...HALO} x={x} y={y + 27} textAnchor="middle" fontSize="15" fontWeight="600">
        {payInLakh(median)}
      </text>
      <text {...HALO} x={x} y={y + 42} textAnchor="middle">
        {name}
      </text>
    </a>
  );
}

interface RangeProps extends Pick<HangingProps, 'role' | 'scale'> {
  readonly y: number;
}

/** Draws the middle half and the median. */
function Range({ role: { median, lowerQuartile, upperQuartile }, scale, y }: RangeProps) {
  const [from, to] = [scale.at(lowerQuartile), scale.at(upperQuartile)];
  return (
    <>
      <rect fill="var(--chart-3)" stroke="var(--chart-2)" x={`${from}%`} y={y} width={`${to - from}%`} height="9" />
      <rect x={`${scale.at(median)}%`} y={y - 1} width="3" height="13" />
    </>
  );
}

function anchorOf(place: number, ticks: readonly number[]): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === ticks.length - 1 ? 'end' : 'middle';
}
