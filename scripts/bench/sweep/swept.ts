export interface SweptCall {
  readonly operationId: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly statementMs: number;
  readonly slowest: string;
}
