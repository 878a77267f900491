import type { FamilyOutcome } from './attack-all';
import { expectedOf, mostByChance } from './chance';
import type { Round } from './red-team';

const HEAD = [
  'dump after',
  'tells',
  'attack',
  'tried',
  'the best of them',
  'right',
  'guessing',
  'by chance up to',
  'finds',
];

export function reportOf(rounds: readonly Omit<Round, 'played' | 'uneven' | 'others'>[]): string {
  const lines = rounds.flatMap(({ moment, limit, families }) =>
    families.map((family) => [moment, ...cellsOf(family, limit)]),
  );
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ attacks, best }: FamilyOutcome, limit: number): readonly string[] {
  const { family, needsLog, tells, name, score, luck } = best;
  return [
    tells,
    needsLog ? `${family}, with the log` : family,
    String(attacks),
    name,
    `${score.right} of ${score.chancesOf().length}`,
    expectedOf(score).toFixed(1),
    String(mostByChance(score, limit)),
    luck < limit ? '**yes**' : 'no',
  ];
}
