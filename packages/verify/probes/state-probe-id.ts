/** Returns the id of the last call to an operation at the instance that answers with the status. */
export function stateProbeId(operationId: string, status: number): string {
  return `${operationId}/${status}`;
}
