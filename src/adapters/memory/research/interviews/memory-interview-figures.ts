import { isGroup, percentOf } from '@/core/kernel/figures/figures.rules';
import type { InterviewRoundKind } from '@/core/research/interviews/interview';
import { ROUND_NAMES } from '@/core/research/interviews/round-kinds.rules';
import { newestCardMonth } from '../cards/newest-shown';
import type { MemoryInterview } from './interview-records';
import type { CardedInterview } from './memory-interview-cards';

export function figuresOf(found: readonly CardedInterview[]) {
  const number = (condition: (interview: MemoryInterview) => boolean) => found.filter(condition).length;
  const typical = (values: readonly number[]) => ({
    median: isGroup(values.length) ? Math.round(medianOf(values)) : null,
    count: values.length,
  });
  const fair = found.filter(({ isFair }) => isFair !== null);
  const ended = (outcome: string) => number((one) => one.outcome === outcome);
  return {
    interviewsCount: found.length,
    newest: newestCardMonth(found),
    difficulty: {
      easy: number(({ difficulty }) => difficulty === 1),
      fair: number(({ difficulty }) => difficulty === 2),
      hard: number(({ difficulty }) => difficulty === 3),
      veryHard: number(({ difficulty }) => difficulty === 4),
    },
    outcome: {
      offer: ended('offer'),
      noOffer: ended('noOffer'),
      noAnswer: ended('noAnswer'),
      declined: ended('declined'),
    },
    experience: {
      fresher: number(({ isFresher }) => isFresher === true),
      experienced: number(({ isFresher }) => isFresher === false),
    },
    roundKinds: {
      technical: number(({ rounds }) => hasRound(rounds, 'technical')),
      test: number(({ rounds }) => hasRound(rounds, 'test')),
      group: number(({ rounds }) => hasRound(rounds, 'group')),
      managerial: number(({ rounds }) => hasRound(rounds, 'managerial')),
      hr: number(({ rounds }) => hasRound(rounds, 'hr')),
    },
    rounds: typical(found.map(({ rounds }) => rounds.length).filter((length) => length > 0)),
    days: typical(found.flatMap(({ days }) => days ?? [])),
    fair: {
      share: isGroup(fair.length) ? percentOf(fair.filter(({ isFair }) => isFair).length, fair.length) : null,
      count: fair.length,
    },
  };
}

export function matchesRoundKind(kind: InterviewRoundKind, name: string): boolean {
  return new RegExp(ROUND_NAMES[kind], 'i').test(name);
}

export function hasRound(rounds: MemoryInterview['rounds'], kind: InterviewRoundKind): boolean {
  return rounds.some(({ name }) => matchesRoundKind(kind, name));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(rank)] ?? 0) + (sorted[Math.ceil(rank)] ?? 0)) / 2;
}
