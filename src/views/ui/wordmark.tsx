import { classNames } from './class-names';

/** Props of Wordmark. */
export interface WordmarkProps {
  /** Height in px; the width follows. */
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

const WIDTH = 559;
const HEIGHT = 207;

/**
 * The name Tarakki in Devanagari (तरक़्क़ी), set in Anek at weight 700 and drawn as an outline, so that a page without
 * Hindi text does not fetch the Devanagari font for its head. Decorative: the name in Latin letters stands beside it.
 * Only for the default brand; another brand has its name alone.
 */
export function Wordmark({ height = 24, className }: WordmarkProps) {
  return (
    <svg
      className={classNames('wordmark', className)}
      width={Math.round((height * WIDTH) / HEIGHT)}
      height={height}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        d="M115 66H86V179H115zM79 73H133L132 51H78zM2 73H123L122 51H0zM28 179H60q-8-14-12-25q-3-11-3-20q0-9 4-13q4-4 13-4H97V93H56q-22 0-32 10q-10 10-10 27q0 12 4 24q3 13 10 25zM219 73L218 51H124L125 73zM206 179V178L190 155q-4-6-8-10q-3-4-8-8q-4-3-9-7V122L134 112V136L145 137L170 179zM194 68H163q6 5 8 10q3 5 3 12V92q0 10-6 15q-6 5-21 5H134L149 135H159q24-1 34-11q11-9 11-27V95q0-9-2-15q-3-7-8-12zM310 112L311 133q2-7 6-10q4-3 12-3H353V99q-3-2-7-3q-4-1-9-1H336q-10 0-16 4q-5 4-7 13zM325 73H503L501 51H324zM336 128q0 20 9 30q9 9 26 9q8 0 13-2q5-2 9-6q3-4 5-10H401L399 130q-1 6-5 10q-5 3-12 3q-8 0-12-4q-4-3-4-12V126q0-8 4-12q4-4 12-4q2 0 4 0q2 1 4 1L388 88q-3-1-7-1q-3-1-8-1q-18 0-27 10q-10 9-10 29zM491 125q0-19-9-29q-8-10-24-10q-8 0-14 2q-5 3-9 7q-4 4-5 10H427L428 123q2-6 6-9q4-4 12-4q7 0 11 4q3 4 3 12V128q0 8-3 12q-3 3-11 3q-2 0-4 0q-2 0-4-1L439 165q3 1 7 1q4 1 8 1q19 0 28-10q9-9 9-29zM429 66H399V179H429zM364 207q8 0 12-4q4-4 4-11q0 0 0-1q0 0 0 0q0-7-4-11q-4-4-12-4q-8 0-12 4q-4 4-4 11q0 0 0 0q0 1 0 1q0 7 4 11q4 4 12 4zM208 73H332L330 51H207zM282 179H312V65H282zM219 128q0 20 9 30q9 9 26 9q7 0 13-2q5-2 9-6q3-4 5-10H284L282 130q-1 6-5 10q-5 3-12 3q-8 0-12-4q-4-3-4-12V126q0-9 4-12q4-4 12-4q2 0 4 0q2 0 4 1L271 88q-3-1-7-1q-3-1-8-1q-18 0-27 10q-10 9-10 29zM247 207q-8 0-12-4q-4-4-4-11q0 0 0-1q0 0 0 0q0-7 4-11q4-4 12-4q8 0 12 4q4 4 4 11q0 0 0 0q0 1 0 1q0 7-4 11q-4 4-12 4zM541 179V66H511V179zM559 73L557 51H493L495 73zM467 0q-34 0-51 9q-17 9-17 25q0 2 0 4q0 2 1 4L427 45V42q0-6 4-10q4-4 13-6q9-2 23-2q17 0 26 3q10 3 14 9q4 6 4 15V54H540V51q0-17-8-28q-8-11-24-17q-16-6-41-6z"
      />
    </svg>
  );
}
