import { answerKinds } from './answer-kinds';
import { bodyKinds } from './body-kinds';
import type { FaultKind } from './fault-kind';
import { walkKinds } from './walk-kinds';

/** Every kind of fault that the prover is tried with, over recorded answers. */
export const faultKinds: readonly FaultKind[] = [...bodyKinds, ...answerKinds, ...walkKinds];
