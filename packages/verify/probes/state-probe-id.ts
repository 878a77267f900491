/** Returns the id of the last call to an operation in the state in which the service answers with the status. */
export function stateProbeId(operationId: string, status: number): string {
  return `${operationId}/${status}`;
}
