import { REALTIME } from '../contract/service-contract';
import { answerKinds } from './answer-kinds';
import { bodyKinds } from './body-kinds';
import { carelessKinds } from './careless-kinds';
import { eventKinds } from './event-kinds';
import type { FaultKind } from './fault-kind';
import { figureKinds } from './figure-kinds';
import { listKinds } from './list-kinds';
import { stateKinds } from './state-kinds';
import { walkKinds } from './walk-kinds';

const callKinds: readonly FaultKind[] = [
  ...bodyKinds,
  ...answerKinds,
  ...walkKinds,
  ...carelessKinds,
  ...stateKinds,
  ...figureKinds,
  ...listKinds,
];

export function faultKindsOf(service: string): readonly FaultKind[] {
  return service === REALTIME ? eventKinds : callKinds;
}
