import { JSON_TYPE } from '@/contract/openapi-document';
import { BYSTANDER } from '../personas/identity';
import type { Exchange } from '../wire/exchange';
import { bodyKinds } from './body-kinds';
import type { FaultKind } from './fault-kind';

export const eventKinds: readonly FaultKind[] = [
  ...bodyKinds,
  each('event that nobody declared', (event) => [{ ...event, operationId: `${event.operationId}Again` }]),
  each('event without its argument', (event) => (event.answer.body === '' ? [] : [withArgument(event, '')])),
  each('event with one argument too many', (event) =>
    event.answer.body === '' ? [withArgument(event, '7')] : [withArgument(event, `[${event.answer.body},7]`)],
  ),
  each('event that does not come', (event) => [
    { ...event, answer: { ...event.answer, status: 0, body: '', trouble: 'timeout' } },
  ]),
  each('event of one user at others', (event, isPersonal) =>
    isPersonal
      ? [
          { ...event, hasSession: false, persona: 'guest' },
          { ...event, persona: BYSTANDER },
        ]
      : [],
  ),
];

function withArgument(event: Exchange, body: string): Exchange {
  const headers: Readonly<Record<string, string>> = body === '' ? {} : { 'content-type': JSON_TYPE };
  return { ...event, answer: { ...event.answer, headers, body, bytes: Buffer.byteLength(body) } };
}

function each(name: string, wrongOnes: (event: Exchange, isPersonal: boolean) => readonly Exchange[]): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const event of recording.exchanges)
        for (const wrong of wrongOnes(event, recording.needsSession(event)))
          yield { kind: name, where: event.operationId, exchanges: [wrong] };
    },
  };
}
