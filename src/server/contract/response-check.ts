import type { OpenApiDocument } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { createResponseChecker } from './answer-faults';

export interface ObservedResponse {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface ResponseCheck {
  /**
   * Throws if the operation does not declare the answer: status, headers, content type, body, problem code, query.
   * Returns the operationId, or null for a page or an asset.
   */
  check(answer: ObservedResponse): string | null;
  /** Returns declared statuses that were never seen, such as `createPost 409`, in the documents' order. */
  neverSeen(): readonly string[];
  seen(): readonly string[];
}

interface Route {
  readonly operation: ServiceOperation;
  readonly infrastructure: readonly string[];
  readonly matches: RegExp;
}

export function createResponseCheck(documents: readonly OpenApiDocument[]): ResponseCheck {
  const routes = documents.flatMap(routesOf);
  const faultsOf = createResponseChecker();
  const seen = new Set<string>();
  const declared = routes.flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  );

  return {
    check({ method, url, status, contentType, headers, body }) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const route = routes.find(
        ({ operation, matches }) => operation.method === method.toLowerCase() && matches.test(pathname),
      );
      if (!route) return null;
      const { operation } = route;
      const { operationId } = operation;
      const answer = { status, contentType, headers, body, query: searchParams };
      const [fault] = faultsOf(operation, route.infrastructure, answer);
      if (fault)
        throw new Error(
          `${operationId} (${method} ${url}) answered ${status}: ${fault.message}\n${body.slice(0, 1_000)}`,
        );
      seen.add(`${operationId} ${status}`);
      return operationId;
    },
    neverSeen: () => declared.filter((answer) => !seen.has(answer)),
    seen: () => declared.filter((answer) => seen.has(answer)),
  };
}

function routesOf(document: OpenApiDocument): readonly Route[] {
  const base = (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const infrastructure = document['x-infrastructure-headers'] ?? [];
  const parameters = ({ path }: ServiceOperation) => path.split('{').length;
  return [...operationsOf(document)]
    .sort((one, other) => parameters(one) - parameters(other))
    .map((operation) => {
      const pattern = (base + operation.path).replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, infrastructure, matches: new RegExp(`^${pattern}$`) };
    });
}
