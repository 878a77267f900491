import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceContract, VerifiedOperation } from './service-contract';
import { contractOf, REALTIME } from './service-contract';

export function knownOperations(contract: ServiceContract): ReadonlyMap<string, VerifiedOperation> {
  const others = Object.entries(serviceDocuments)
    .filter(([name]) => name !== contract.name && name !== REALTIME)
    .map(([name, document]) => contractOf(name, `openapi/${name}.yaml`, document, contract.lineOf));
  const all = [...others.flatMap(({ operations }) => operations), ...contract.operations];
  return new Map(all.map((operation) => [operation.operationId, operation]));
}
