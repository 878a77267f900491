import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import { pollMessages } from '@/core/talk/polls/poll-messages';
import { offerMessages } from '@/core/talk/salary-offers/offer-messages';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { PollEditorKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function writing() {
  const here = await startMemoryApp({ as: 'writer' });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  here.store(DraftKey).changeContent('What did you do?');
  const editor = here.store(PollEditorKey);
  editor.start();
  await here.settle();
  return { ...here, editor };
}

describe('the poll of a draft', () => {
  it('[EN-POLL-DRAFT] is the poll and its config', async () => {
    const { store, editor, line } = await writing();
    expect([store(DraftKey).draft.poll, line.countOf('getPollConfig')]).toEqual([null, 1]);
    editor.changeOption(0, 'Yes');
    editor.changeDuration(24);
    expect([editor.poll, store(DraftKey).draft.poll]).toEqual(
      Array(2).fill({ options: ['Yes', ''], durationHours: 24 }),
    );
    expect(editor.config).toEqual({ minOptions: 2, maxOptions: 4, maxOptionLength: 80, durations: [24, 72, 168] });
    store(DraftKey).removeAttachment('poll');
    expect([store(DraftKey).draft.poll, store(DraftKey).openKind]).toEqual([null, null]);
  });

  it('has at least two answers and at most four', async () => {
    const { editor } = await writing();
    expect([editor.canRemove, editor.canAdd]).toEqual([false, true]);
    editor.add();
    editor.add();
    editor.add();
    expect([editor.poll.options.length, editor.canRemove, editor.canAdd]).toEqual([4, true, false]);
    editor.changeOption(3, 'Last');
    editor.remove(0);
    expect(editor.poll.options).toEqual(['', '', 'Last']);
  });

  it('is explained where it cannot be posted, and posted with its post', async () => {
    const { store, editor, line, world, me } = await writing();
    editor.changeOption(0, 'Yes');
    await store(ComposerKey).submit();
    expect([store(DraftKey).form.errors.poll, line.countOf('createPost')]).toEqual([pollMessages.tooFew, 0]);
    editor.changeOption(1, 'No');
    await store(ComposerKey).submit();
    const post = world.records(PostRecords).all.find(({ authorId }) => authorId === me.id);
    expect(post?.kind).toBe('poll');
    expect(world.records(BallotRecords).find(post?.id ?? '')?.options).toEqual(['Yes', 'No']);
    expect(store(DraftKey).draft.poll).toBeNull();
    store(ComposerKey).open({ touchpoint: 'feed', community });
    expect(store(ComposerKey).writing.openKind).toBeNull();
  });

  it.each([
    ['poll', pollMessages.tooFew],
    ['salary', offerMessages.noneChosen],
    ['video', mediaMessages.noLink],
  ] as const)('a post does not go out while an editor is open with nothing in it: %s', async (kind, sentence) => {
    const { store, line } = await writing();
    store(DraftKey).openAttachment(kind);
    await store(ComposerKey).submit();
    expect([store(DraftKey).form.errors[kind], line.countOf('createPost')]).toEqual([sentence, 0]);
    store(DraftKey).removeAttachment(kind);
    await store(ComposerKey).submit();
    expect(line.countOf('createPost')).toBe(1);
  });

  it('survives a reload', async () => {
    const { editor, storage, world, me } = await writing();
    editor.changeOption(1, 'No');
    const again = await startMemoryApp({ as: 'writer', storage, world, me });
    expect(again.store(DraftKey).draft.poll).toEqual({ options: ['', 'No'], durationHours: 72 });
  });
});
