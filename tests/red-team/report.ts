import type { FamilyOutcome } from './attack-all';
import { expectedOf } from './chance';
import type { Round } from './red-team';

/** Returns the outcome as a table of Markdown: a line for each kind of attack, with the best of its attacks. */
export function reportOf(rounds: readonly Round[]): string {
  const head = ['dump after', 'attack', 'tried', 'the best of them', 'right', 'guessing', 'by chance up to', 'finds'];
  const lines = rounds.flatMap(({ moment, families }) => families.map((family) => [moment, ...cellsOf(family)]));
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ family, needsLog, attacks, best, limit }: FamilyOutcome): readonly string[] {
  const { name, score } = best;
  const targets = score.chances.length;
  return [
    needsLog ? `${family}, with the log` : family,
    String(attacks),
    name,
    `${score.right} of ${targets}`,
    expectedOf(score).toFixed(1),
    String(limit),
    score.right > limit ? '**yes**' : 'no',
  ];
}
