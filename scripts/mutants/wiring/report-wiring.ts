import type { WiringCall } from './calls';
import type { WiringVerdicts } from './judge-wiring';
import type { ListedCalls } from './listed-calls';

export interface WiringReport {
  readonly lines: readonly string[];
  readonly shortfalls: readonly string[];
}

type Place = Pick<WiringCall, 'file' | 'text'>;

/** Prints counts, unlisted unnoticed calls, and outdated list entries. */
export function reportOnWiring(
  calls: readonly WiringCall[],
  { caught, left, unusable }: WiringVerdicts,
  { needless, open }: ListedCalls,
): WiringReport {
  const files = new Set(calls.map(({ file }) => file));
  const without = needless.map(({ file, call }) => ({ file, text: call }));
  const waiting = Object.entries(open).flatMap(([file, texts]) => texts.map((text) => ({ file, text })));
  const unnoticed = calls.filter(({ number }) => !caught.has(number) && !left.has(number));
  const isIn = (list: readonly Place[]) => (call: Place) =>
    list.some(({ file, text }) => file === call.file && text === call.text);
  const [isNeedless, isOpen] = [isIn(without), isIn(waiting)];
  const unlisted = unnoticed.filter((call) => !isNeedless(call) && !isOpen(call));
  const gone = [...without, ...waiting].filter((one) => files.has(one.file) && !isIn(calls)(one));
  const noticed = waiting.filter(
    (one) => isIn(calls.filter(({ number }) => caught.has(number)))(one) && !isIn(unnoticed)(one),
  );
  return {
    lines: [
      ...unusable.map((test) => `fails without a change, and has no verdict: ${test}`),
      ...unlisted.map(({ file, lineNumber, text }) => `unnoticed at ${file}:${lineNumber}: ${text}`),
      ...noticed.map(({ file, text }) => `noticed now, take it out of the list: ${file}: ${text}`),
      `${calls.length} calls: ${calls.filter(({ number }) => caught.has(number)).length} caught, ${unnoticed.filter(isNeedless).length} needless, ${unnoticed.filter(isOpen).length} open`,
    ],
    shortfalls: [
      ...(left.size > 0 ? [`${left.size} calls are not judged yet; run it again to continue.`] : []),
      ...(unlisted.length > 0 ? [`${unlisted.length} calls can be left out unnoticed; none should.`] : []),
      ...gone.map(({ file, text }) => `${file} has no call “${text}” (any more).`),
    ],
  };
}
