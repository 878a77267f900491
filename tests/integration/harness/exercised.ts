import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';

type ServiceName = keyof typeof serviceDocuments;

/** Codes that every operation shares; tests/integration/every-operation.test.ts exercises them on all operations at once. */
const SHARED = new Set([
  'body_malformed',
  'crawler_not_allowed',
  'headers_missing',
  'not_signed_in',
  'origin_not_allowed',
]);

/** Remembers which answers of which operations were seen. */
export class Exercised {
  readonly #seen = new Set<string>();

  readonly note = (operationId: string, status: number, code: string | null): void => {
    this.#seen.add(code === null ? `${operationId} ${status}` : `${operationId} ${code}`);
  };

  /** The good answers and the codes of its own that a service declares and that no test has seen. */
  missing(service: ServiceName): readonly string[] {
    return operationsOf(serviceDocuments[service])
      .flatMap(({ operationId, responses, problemCodes }) => [
        ...Object.keys(responses)
          .filter((status) => /^2/.test(status))
          .map((status) => `${operationId} ${status}`),
        ...problemCodes.filter((code) => !SHARED.has(code)).map((code) => `${operationId} ${code}`),
      ])
      .filter((answer) => !this.#seen.has(answer));
  }
}
