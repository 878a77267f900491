import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import type { ContributionKind } from './contribution-kind';

export type StepName =
  | 'work'
  | 'ratings'
  | 'words'
  | 'pay'
  | 'rounds'
  | 'course'
  | 'benefits'
  | 'photos'
  | 'joining'
  | 'leaving'
  | 'check';

export interface ContributionStep {
  readonly name: StepName;
  readonly minutes: number;
}

export const CONTRIBUTION_STEPS: Readonly<Record<ContributionKind, readonly ContributionStep[]>> = {
  review: [
    { name: 'work', minutes: 1 },
    { name: 'ratings', minutes: 1 },
    { name: 'words', minutes: 2 },
    { name: 'check', minutes: 0 },
  ],
  interview: [
    { name: 'work', minutes: 1 },
    { name: 'rounds', minutes: 2 },
    { name: 'course', minutes: 2 },
    { name: 'check', minutes: 0 },
  ],
  photo: [
    { name: 'work', minutes: 0 },
    { name: 'photos', minutes: 2 },
    { name: 'check', minutes: 0 },
  ],
  salary: [
    { name: 'work', minutes: 1 },
    { name: 'pay', minutes: 1 },
    { name: 'check', minutes: 0 },
  ],
  tenure: [
    { name: 'work', minutes: 0 },
    { name: 'joining', minutes: 1 },
    { name: 'leaving', minutes: 0 },
    { name: 'check', minutes: 0 },
  ],
  benefits: [
    { name: 'work', minutes: 0 },
    { name: 'benefits', minutes: 1 },
    { name: 'check', minutes: 0 },
  ],
};

const STEP = 'step';

export function remainingMinutesFrom(kind: ContributionKind, place: number): number {
  return CONTRIBUTION_STEPS[kind].slice(place).reduce((sum, { minutes }) => sum + minutes, 0);
}

export function indexOfStep(kind: ContributionKind, name: StepName): number {
  return CONTRIBUTION_STEPS[kind].findIndex((step) => step.name === name);
}

/** `opening` is the step that the plain address opens. */
export function stepIndexOf(kind: ContributionKind, address: string, opening = 0): number {
  const asked = queryValue(parseAddress(address).query, STEP);
  const place = CONTRIBUTION_STEPS[kind].findIndex(({ name }) => name === asked);
  return place === -1 ? opening : place;
}

export function stepAddress(kind: ContributionKind, address: string, place: number, opening = 0): string {
  const plain = withoutQuery(address, new Set([STEP]));
  const name = CONTRIBUTION_STEPS[kind][place]?.name;
  return place === opening || name === undefined ? plain : withQuery(plain, [[STEP, name]]);
}
