import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Database } from '@/server/platform/database';
import { integer, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { genericPageForViewer } from '@/server/services/feed/posting/post.queries';

const PAGE = 20;

const voteUp = defineStatement({
  name: 'bench.plain-vote',
  parameters: [uuid],
  columns: { upvotes: integer },
  text: 'update content.posts set upvotes = upvotes + 1 where id = $1 returning upvotes',
});

/**
 * The floor of the product's server: plain fastify in the same process, over the same database object, with the product's own
 * main statements and nothing around them. `/feed` sends the rows of the first page as they come, `/vote/:postId` counts one vote up.
 */
export async function startPlainServer(database: Database, voterRef: Uint8Array): Promise<FastifyInstance> {
  const app = fastify();
  const statement = genericPageForViewer(PAGE + 1);
  const top = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', voterRef] as const;
  app.get('/feed', async () => {
    const rows = await database.query(statement, ...top);
    // No product would send these bytes, and writing them as a list of numbers would cost the plain side dearly.
    return { items: rows.slice(0, PAGE).map((row) => ({ ...row, author_ref: undefined })) };
  });
  app.post<{ Params: { postId: string } }>('/vote/:postId', async ({ params }) => {
    const rows = await database.query(voteUp, params.postId);
    return rows[0];
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
