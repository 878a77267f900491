import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { ComposerKey } from '@/stores/talk/posting/keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function aWriter(): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'writer' });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  return here;
}

function postsOf({ world, me }: MemoryApp): readonly string[] {
  return world
    .records(PostRecords)
    .all.filter(({ authorId }) => authorId === me.id)
    .map(({ content }) => content);
}

describe('a post with identifying details', () => {
  it('asks about what may show who the user is, however often Post is pressed, and posts it all the same', async () => {
    const here = await aWriter();
    const composer = here.store(ComposerKey);
    composer.writing.changeContent('Write to me@vaayuna.example or 9876543210');
    expect(composer.writing.identifyingDetails.map(({ text }) => text)).toEqual(['me@vaayuna.example', '9876543210']);
    expect(composer.writing.isAskedAboutDetails).toBe(false);
    await composer.postAnyway();
    await composer.submit();
    await composer.submit();
    expect(composer.writing.isAskedAboutDetails).toBe(true);
    expect(postsOf(here)).toEqual([]);
    await composer.postAnyway();
    expect(postsOf(here)).toEqual(['Write to me@vaayuna.example or 9876543210']);
  });

  it('asks again about another text, and not at all once the details are gone', async () => {
    const here = await aWriter();
    const composer = here.store(ComposerKey);
    composer.writing.changeContent('I am Nair');
    await composer.submit();
    composer.writing.changeContent('I am Nair!');
    expect(composer.writing.isAskedAboutDetails).toBe(false);
    await composer.postAnyway();
    expect(postsOf(here)).toEqual([]);
    composer.writing.changeContent('I am nobody');
    await composer.submit();
    expect(postsOf(here)).toEqual(['I am nobody']);
  });
});
