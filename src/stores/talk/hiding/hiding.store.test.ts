import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { HidingRecords } from '@/adapters/memory/talk/hiding/hiding-records';
import { PostsKey } from '@/stores/talk/posting/keys';
import { HidingKey } from './keys';

it('a name that was let be read again elsewhere while the page was offline is read again, and the list stays meanwhile', async () => {
  const { store, world, me, realtime, line, settle } = await startMemoryApp({ as: 'writer' });
  await store(HidingKey).block('QuietBulbul');
  await store(HidingKey).block('ChaiFirst');
  await settle();
  const isBlocked = (name: string) => store(PostsKey).isBlocked(anAuthor({ name }));
  expect([isBlocked('QuietBulbul'), isBlocked('ChaiFirst')]).toEqual([true, true]);
  await store(HidingKey).load();
  world.records(HidingRecords).names.of(me).delete('QuietBulbul');
  world.records(HidingRecords).names.of(me).add('NimbuPaani');
  line.hold();
  realtime.interrupt(() => undefined);
  await settle();
  expect(store(HidingKey).names.state).toBe('ready');
  line.release();
  await settle();
  expect(['QuietBulbul', 'ChaiFirst', 'NimbuPaani'].map(isBlocked)).toEqual([false, true, true]);
  expect(store(HidingKey).names).toMatchObject({ state: 'ready', value: ['ChaiFirst', 'NimbuPaani'] });
});
