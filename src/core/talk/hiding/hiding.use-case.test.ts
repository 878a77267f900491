import { expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { BlockName } from './block-name.use-case';
import { HidePost } from './hide-post.use-case';

const refused: Failure = { kind: 'notFound', status: 404, code: 'post_not_found', message: '', fields: {} };

function aPage(answer: Result<null, Failure>) {
  const withheld = new Set<string>();
  const during: string[][] = [];
  const call = async () => {
    during.push([...withheld]);
    return answer;
  };
  const hiding = { hidePost: call, showPost: call, blockName: call, unblockName: call };
  const feeds = {
    withhold: (one: string) => void withheld.add(one),
    release: (one: string) => void withheld.delete(one),
  };
  const sure = { send: <Value>(_aim: string, send: () => Promise<Result<Value, Failure>>) => send() };
  const [post, name] = [new HidePost(hiding, feeds, sure), new BlockName(hiding, feeds, sure)];
  return { withheld, during, ways: [post, name] };
}

it('what is hidden is gone at once, and back when it is shown again', async () => {
  const { withheld, during, ways } = aPage(ok(null));
  for (const way of ways) {
    await way.execute('it', true);
    expect([...withheld]).toEqual(['it']);
    await way.execute('it', false);
    expect([...withheld]).toEqual([]);
  }
  expect(during).toEqual([['it'], ['it'], ['it'], ['it']]);
});

it('is back if the service refuses, and stays hidden if it refuses to show it', async () => {
  const { withheld, ways } = aPage(fail(refused));
  for (const way of ways) {
    expect(await way.execute('it', true)).toEqual(fail(refused));
    expect([...withheld]).toEqual([]);
    withheld.add('it');
    await way.execute('it', false);
    expect([...withheld]).toEqual(['it']);
    withheld.clear();
  }
});
