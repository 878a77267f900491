import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { BenchRequest } from './host-facts';

export type PlainHandler = (body: unknown) => Promise<unknown>;

/** The same work in two forms: as requests to the product, and as its main statements alone. */
export interface Work {
  readonly product: readonly BenchRequest[];
  /** Empty for work that is compared with itself at other sizes. */
  readonly plain: readonly PlainHandler[];
}

/**
 * Starts the baseline for the product's server: plain fastify in the same process and database. `/<work>/<index>` runs
 * the item of the work's list at that index.
 */
export async function startPlainServer(works: Readonly<Record<string, Work>>): Promise<FastifyInstance> {
  const app = fastify();
  for (const [name, { plain }] of Object.entries(works)) {
    app.route<{ Params: { place: string } }>({
      method: ['GET', 'POST'],
      url: `/${name}/:place`,
      handler: ({ params, body }) => plain[Number(params.place)]?.(body),
    });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

export function baselineRequests(name: string, { product, plain }: Work): readonly BenchRequest[] {
  return plain.map((_, place) => {
    const { method, body, token } = product[place] ?? {};
    return { path: `/${name}/${place}`, ...(method && { method }), ...(body && { body }), ...(token && { token }) };
  });
}

/**
 * Drops byte columns, which the product never sends. Serialized as lists of numbers, they would slow down the baseline.
 */
export function withoutByteColumns(rows: readonly object[]): readonly object[] {
  return rows.map((row) => ({ ...row, author_ref: undefined }));
}
