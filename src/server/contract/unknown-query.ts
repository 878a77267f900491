import type { FastifyRequest } from 'fastify';
import type { ServiceOperation } from '@/contract/operations';

/** The maximum number of logged names. Strangers choose them, so log and memory must not grow with them. */
const MAX_NAMES = 20;
const PLAIN_NAME = /^[\w.-]{1,40}$/;

/** Logs each unknown parameter once, since a client's typo would not show anywhere else. */
export class UnknownQueryLog {
  readonly #operationId: string;
  readonly #known: ReadonlySet<string>;
  readonly #noted = new Set<string>();

  constructor({ operationId, parameters }: ServiceOperation) {
    this.#operationId = operationId;
    this.#known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  }

  note({ query, log }: FastifyRequest): void {
    for (const given of Object.keys(query ?? {})) {
      if (this.#known.has(given)) continue;
      const parameter = PLAIN_NAME.test(given) ? given : '(not a plain name)';
      if (this.#noted.has(parameter) || this.#noted.size === MAX_NAMES) continue;
      this.#noted.add(parameter);
      log.warn(
        { operationId: this.#operationId, parameter },
        'a call has a query parameter that its operation does not know',
      );
    }
  }
}
