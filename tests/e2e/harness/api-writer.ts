import { randomUUID } from 'node:crypto';
import type { ChosenAccount } from '@tests/support/sign-in';
import { signInAt } from '@tests/support/sign-in';
import { BROWSER } from '@tests/support/user-agents';
import type { Product } from './product';

export async function aWriter({ origin }: Product, account: ChosenAccount) {
  const { headers } = await signInAt(origin, account);
  const call = async (method: string, path: string, body?: object) => {
    const available = await fetch(`${origin}/api/user/user/pseudo-profile/available`, { headers });
    const { profileTag } = await available.json();
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        'user-agent': BROWSER,
        'profile-tag': profileTag,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    name: async (): Promise<string> => (await (await call('GET', '/api/user/user/anonymous-profile')).json()).userName,
    async post(
      title: string,
      parts: { readonly poll?: object; readonly salaryIds?: readonly number[] } = {},
    ): Promise<string> {
      const answer = await call('POST', '/api/feed/v2/post', {
        title,
        content: 'What would you do?',
        media: [],
        poll: null,
        community: { type: 'topic', entityId: 1 },
        profileType: 'ANONYMOUS',
        salaryIds: [],
        ...parts,
      });
      return (await answer.json()).postId;
    },
    comment: (postId: string, content: string) =>
      call('POST', `/api/feed/v1/post/${postId}/comment`, { content, profileType: 'ANONYMOUS' }),
    reply: (commentId: string, content: string) =>
      call('POST', `/api/feed/v1/post/comment/${commentId}/reply`, { content, profileType: 'ANONYMOUS' }),
    change: (postId: string, title: string, content: string) =>
      call('PUT', `/api/feed/v2/post/${postId}`, { title, content, media: [] }),
    delete: (postId: string) => call('DELETE', `/api/feed/v1/post/${postId}`),
  };
}
