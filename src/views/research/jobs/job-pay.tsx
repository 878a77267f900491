import type { Job } from '@/core/research/jobs/job';
import { offeredPayRange } from '@/core/research/jobs/job-pay-scale';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { anchorOf } from '../salaries/pay-axis';
import { messages } from './messages';

export interface JobPayProps {
  readonly job: Job;
  /** The scale that the openings of a page share. Null if there is none. */
  readonly scale: PayScale | null;
  /** True in a list. The page of the job has the whole sentence. */
  readonly isShort?: boolean;
}

export function JobPay({ job, scale, isShort = false }: JobPayProps) {
  const { compensation, usualPay } = job;
  const offered = offeredPayRange(job);
  return (
    <div className="job__pay num">
      <p className={offered === null && compensation === null ? 'meta' : 'strong'}>{messages.pay(compensation)}</p>
      {scale === null || (offered === null && usualPay === null) ? null : (
        <svg className="job__bar" height="18" aria-hidden="true">
          <line className="job__axis" x1="0" x2="100%" y1="7" y2="7" />
          {usualPay === null ? null : <Usual usualPay={usualPay} scale={scale} />}
          {offered === null ? null : (
            <rect
              className="job__offer"
              x={`${scale.at(offered[0])}%`}
              width={widthOf(scale, ...offered)}
              y="5"
              height="5"
            />
          )}
        </svg>
      )}
      {usualPay === null ? null : (
        <p className="meta">{isShort ? messages.payInWords(usualPay, offered) : messages.usualPay(usualPay)}</p>
      )}
    </div>
  );
}

/** The axis of the bars of a list or of one opening. */
export function JobPayAxis({ scale: { ticks, at } }: { readonly scale: PayScale }) {
  return (
    <svg className="job__bar num" height="20" fill="currentColor" fontSize="13" role="img" aria-label={messages.axis}>
      {ticks.map((tick, place) => (
        <g key={tick}>
          <text x={`${at(tick)}%`} y="10" textAnchor={anchorOf(place, ticks.length - 1)}>
            {payInLakh(tick)}
          </text>
          <line className="job__axis" x1={`${at(tick)}%`} x2={`${at(tick)}%`} y1="14" y2="20" />
        </g>
      ))}
      <line className="job__axis" x1="0" x2="100%" y1="20" y2="20" />
    </svg>
  );
}

function Usual({ usualPay, scale }: { readonly usualPay: NonNullable<Job['usualPay']>; readonly scale: PayScale }) {
  const { median, lowerQuartile, upperQuartile } = usualPay;
  const at = `${scale.at(median)}%`;
  return (
    <>
      {lowerQuartile === null || upperQuartile === null ? null : (
        <rect
          className="job__usual"
          x={`${scale.at(lowerQuartile)}%`}
          width={widthOf(scale, lowerQuartile, upperQuartile)}
          y="2"
          height="12"
        />
      )}
      <line className="job__median" x1={at} x2={at} y1="1" y2="17" />
    </>
  );
}

/** The minimum width in per cent, so that a single amount stays visible. */
const MIN_WIDTH = 1.5;

function widthOf(scale: PayScale, from: number, to: number): string {
  return `${Math.max(MIN_WIDTH, scale.at(to) - scale.at(from))}%`;
}
