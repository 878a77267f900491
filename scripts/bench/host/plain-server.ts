import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Turn } from './host-facts';

/** The work of the plain server for one of its addresses. */
export type Plain = (body: unknown) => Promise<unknown>;

/** The same work as requests to the product, and as the product's own main statements with nothing around them. */
export interface Work {
  readonly product: readonly Turn[];
  /** Empty for work that is compared with itself on other sizes. */
  readonly plain: readonly Plain[];
}

/**
 * The floor of the product's server: plain fastify in the same process, over the same database object. `/<work>/<place>` does what stands at
 * this place of the work's list.
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

/** The addresses of a work on the plain server. */
export function plainTurns(name: string, { product, plain }: Work): readonly Turn[] {
  return plain.map((_, place) => {
    const { method, body, token } = product[place] ?? {};
    return { path: `/${name}/${place}`, ...(method && { method }), ...(body && { body }), ...(token && { token }) };
  });
}

/** Rows without what no product would send; writing bytes as a list of numbers would cost the plain side dearly. */
export function shown(rows: readonly object[]): readonly object[] {
  return rows.map((row) => ({ ...row, author_ref: undefined }));
}
