/** The id of the last call that asks an operation in the state in which the service answers so. */
export function stateProbeId(operationId: string, status: number): string {
  return `${operationId}/${status}`;
}
