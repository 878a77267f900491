import { describe, expect, it } from 'vitest';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { ShellApi } from '@/adapters/http/generated/page-details/shell';
import type { HttpClient } from '@/adapters/http/http-client';
import { createHttpClient } from '@/adapters/http/http-client';
import { withheldFrom } from './service-requests';

/** The client of a page at which a crawler looks, or a person, with the requests that leave it and what watchers hear. */
function clientOf(isCrawler: boolean): { readonly http: HttpClient; readonly told: readonly string[] } {
  const told: string[] = [];
  const http = createHttpClient({
    baseUrlOf: () => 'https://services.example',
    commonHeaders: () => ({}),
    isWithheld: withheldFrom(isCrawler),
    fetch: async (request) => {
      told.push(new URL(request.url).pathname);
      return Response.json({});
    },
  });
  http.watch({ failed: ({ operationId }) => told.push(`failed ${operationId}`) });
  return { http, told };
}

describe('the client of a crawler', () => {
  it('[CR-BLOCK-PAGEDETAILS] sends no page-details request', async () => {
    const { http, told } = clientOf(true);
    const details = await new ShellApi(http).getPageDetails({ url: '/' });
    expect(details).toMatchObject({ ok: false, failure: { kind: 'forbidden', code: 'crawler_not_allowed' } });
    expect(told).toEqual([]);
  });

  it('[CR-BLOCK-COMMENT] sends no comment request, and the calls beside it go on', async () => {
    const { http, told } = clientOf(true);
    const feed = new PostingApi(http);
    const [post, comments] = await Promise.all([feed.getPost({ postId: '7' }), feed.listComments({ postId: '7' }, {})]);
    expect([post.ok, comments.ok]).toEqual([true, false]);
    expect(told).toEqual(['/v1/feed/7']);
  });
});

it('the client of a person sends both', async () => {
  const { http, told } = clientOf(false);
  await new ShellApi(http).getPageDetails({ url: '/' });
  await new PostingApi(http).listComments({ postId: '7' }, {});
  expect(told).toEqual(['/page-details', '/v1/post/7/comments']);
});
