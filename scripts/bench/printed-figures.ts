export interface PrintedFigure {
  readonly row: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly isMoreBetter: boolean;
}

const ALLOWED_LOSS = 0.1;
const ROW = /^(\S+) · /;
const FIGURE = /^ {2}(?:ok|miss)? +(?<value>-?\d+(?:\.\d+)?) (?<unit>×|kB|ms|MB|\/s|s|) *(?<name>\S.*)$/;

export function printedFigures(text: string): readonly PrintedFigure[] {
  const figures: PrintedFigure[] = [];
  let row = '';
  for (const line of text.split('\n')) {
    row = ROW.exec(line)?.[1] ?? row;
    const { value, unit = '', name: rest = '' } = FIGURE.exec(line)?.groups ?? {};
    if (value === undefined) continue;
    const [name = '', ...notes] = rest.split(' · ');
    figures.push({ row, name, value: Number(value), unit, isMoreBetter: isMoreBetter(name, unit, notes) });
  }
  return figures;
}

function isMoreBetter(name: string, unit: string, notes: readonly string[]): boolean {
  const goal = notes.find((note) => note.startsWith('goal '));
  if (goal !== undefined) return goal.includes('≥');
  return unit === '/s' || name.startsWith('of the plain');
}

/** Returns true if the second value is over a tenth worse than the first. */
export function isRegression(was: PrintedFigure, is: PrintedFigure): boolean {
  return is.isMoreBetter ? is.value < was.value * (1 - ALLOWED_LOSS) : is.value > was.value * (1 + ALLOWED_LOSS);
}
