import type { FeatureNames } from '../feature-names';

export const contractSuiteFile = ({
  folder,
  feature,
  pascal,
  camel,
  entityPascal,
  capitals,
  code,
}: FeatureNames): string => `import { expect, it } from 'vitest';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { ${pascal}Port } from '@/core/${folder}/${feature}.port';
import { MAX_${capitals} } from '@/core/${folder}/${feature}.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

/** The contract that every ${pascal} satisfies. */
export const ${camel}Contract: Contract = (harness) => {
  const own = () => harness().as('reader').port(${pascal}Port);
  const titles = async () => successOf(await own().list${pascal}()).items.map(({ title }) => title);

  it('is the user’s list, newest post first; again changes nothing', async () => {
    const writer = harness().as('writer');
    const [first, second] = [await write(writer, { title: 'First' }), await write(writer, { title: 'Second' })];
    for (const postId of [second, first, second]) successOf(await own().add${entityPascal}({ postId }));
    expect(await titles()).toEqual(['Second', 'First']);
    expect(successOf(await writer.port(${pascal}Port).list${pascal}()).items).toEqual([]);
    for (let times = 0; times < 2; times += 1) successOf(await own().remove${entityPascal}({ postId: second }));
    expect(await titles()).toEqual(['First']);
    successOf(await writer.port(PostWritingPort).deletePost({ postId: first }));
    expect(await titles()).toEqual([]);
  });

  it('takes posts that there are', async () => {
    expectRefusal(await own().add${entityPascal}({ postId: UNKNOWN_ID }), 'notFound', 'post_not_found');
    expectInvalid(await own().add${entityPascal}({ postId: '42' }), 'postId');
    expectInvalid(await own().remove${entityPascal}({ postId: '42' }), 'postId');
    successOf(await own().remove${entityPascal}({ postId: UNKNOWN_ID }));
  });

  it('ends at its limit', async () => {
    const writer = harness().as('writer');
    const list = (await harness().newcomer()).port(${pascal}Port);
    let last = '';
    for (let count = 0; count < MAX_${capitals}; count += 1) {
      last = await write(writer);
      successOf(await list.add${entityPascal}({ postId: last }));
    }
    expectRefusal(await list.add${entityPascal}({ postId: await write(writer) }), 'invalid', 'too_many_${code}');
    successOf(await list.add${entityPascal}({ postId: last }));
  });

  it('is for users', async () => {
    const list = harness().as('guest').port(${pascal}Port);
    expectNotSignedIn(await list.list${pascal}());
    expectNotSignedIn(await list.add${entityPascal}({ postId: UNKNOWN_ID }));
    expectNotSignedIn(await list.remove${entityPascal}({ postId: UNKNOWN_ID }));
  });
};
`;

export const personasFile = ({
  pascal,
  entityPascal,
}: FeatureNames): string => `import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  list${pascal}: ['401 not_signed_in', '200', '200', '200'],
  add${entityPascal}: ['401 not_signed_in', '204', '204', '204'],
  remove${entityPascal}: ['401 not_signed_in', '204', '204', '204'],
};
`;

export const marksFile = (
  { feature }: FeatureNames,
  base: string,
): string => `import type { PlantMarks } from '../harness/plant-marks';

export const plant: PlantMarks = (person, { otherPost }) => [
  person.call('PUT', \`${base}/v1/${feature}/\${otherPost}\`),
];
`;

export const screenTestFile = ({
  folder,
  feature,
  pascal,
  words,
}: FeatureNames): string => `// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { FeedKey } from '@/stores/talk/posting/keys';
import { ${pascal}Key } from '@/stores/${folder}/keys';
import { PostCard } from '@/views/talk/posting/post-card';
import { menuMessages } from './menu-messages';
import { messages } from './messages';
import { ${pascal}Screen } from './${feature}-screen';

afterEach(cleanup);

async function aFeedOf(viewer: Viewer) {
  const app = await startMemoryApp({ as: viewer });
  const [post] = app.store(FeedKey).visible;
  if (post === undefined) throw new Error('The feed is empty.');
  return { ...app, post };
}

describe('${words}', () => {
  it('get a post by its menu, and lose it with a way back', async () => {
    const { store, post, toasts } = await aFeedOf('reader');
    renderWithStores(store, <PostCard post={post} />);
    await userEvent.click(screen.getByRole('button', { name: 'More for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: menuMessages.add }));
    cleanup();
    await store(${pascal}Key).load();
    renderWithStores(store, <${pascal}Screen />);
    const name = post.title ?? messages.untitled;
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(\`/p/\${post.id}\`);
    await userEvent.click(screen.getByRole('button', { name: messages.removeNamed(name) }));
    expect(await screen.findByText(messages.emptyTitle)).toBeDefined();
    toasts.shown[0]?.props.onLinkClick?.();
    expect(await screen.findByRole('link', { name })).toBeDefined();
  });

  it('offer to try again', async () => {
    const { store, line } = await aFeedOf('reader');
    line.goOffline();
    await store(${pascal}Key).load();
    renderWithStores(store, <${pascal}Screen />);
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(await screen.findByText(messages.emptyTitle)).toBeDefined();
  });

  it('are for users', async () => {
    const { store, post } = await aFeedOf('guest');
    renderWithStores(store, <${pascal}Screen />);
    expect(screen.getByText(messages.gate)).toBeDefined();
    cleanup();
    renderWithStores(store, <PostCard post={post} />);
    await userEvent.click(screen.getByRole('button', { name: 'More for this post' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: menuMessages.add })).toBeNull();
  });
});
`;
