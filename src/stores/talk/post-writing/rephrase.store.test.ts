import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { rephraseMessages } from '@/core/talk/post-writing/rephrase.rules';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { AbusiveWordsKey, RephraseKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const TEXT = 'has anyone bought out 90 days notice';

async function writing(text = TEXT) {
  const here = await startMemoryApp({ as: 'writer' });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  await here.settle();
  here.store(DraftKey).changeContent(text);
  const rephrased = () => {
    const { rephrasedTitle, rephrasedDesc, rephrasedResponseType } = here.store(DraftKey).draft;
    return [rephrasedTitle, rephrasedDesc, rephrasedResponseType];
  };
  return { ...here, rephrased };
}

describe('the draft in other words', () => {
  it('[EN-DRAFT-REPHRASE] [ST-REPHRASE-LOADING] [ST-REPHRASE-VALID] is loading, then suggested, taken and undone', async () => {
    const { store, line, rephrased, settle } = await writing();
    const rephrase = store(RephraseKey);
    store(DraftKey).changeTitle('notice');
    expect(rephrased()).toEqual(['', '', '']);
    line.hold();
    const asked = rephrase.ask();
    await settle();
    expect(rephrase.state).toBe('loading');
    line.release();
    await asked;
    expect(rephrased()).toEqual(['Notice', 'Has anyone bought out 90 days notice?', 'VALID']);
    expect(store(DraftKey).draft.inputText).toBe(TEXT);
    rephrase.take();
    expect([store(DraftKey).draft.title, store(DraftKey).draft.inputText, rephrase.suggestion]).toEqual([
      'Notice',
      'Has anyone bought out 90 days notice?',
      null,
    ]);
    rephrase.undo();
    expect([store(DraftKey).draft.inputText, rephrase.canUndo]).toEqual([TEXT, false]);
  });

  it('is not asked for below 20 characters, and junk stores nothing', async () => {
    const { store, line, rephrased } = await writing('too short a text');
    const rephrase = store(RephraseKey);
    await rephrase.ask();
    expect([rephrase.message, line.countOf('rephrasePost')]).toEqual([rephraseMessages.tooShort, 0]);
    store(DraftKey).changeContent('aaa aaa aaa aaa aaa aaa');
    await rephrase.ask();
    expect([rephrase.message, rephrased()]).toEqual([rephraseMessages.junk, ['', '', 'JUNK']]);
  });

  it.each([
    ['title', 'Shorten the title to 150 characters.'],
    ['text', 'Shorten your post to 10,000 characters.'],
  ])('is not asked for with a %s that is too long, and says so', async (part, message) => {
    const { store, line } = await writing(part === 'text' ? TEXT.repeat(300) : TEXT);
    if (part === 'title') store(DraftKey).changeTitle('x'.repeat(151));
    await store(RephraseKey).ask();
    expect([store(RephraseKey).message, line.countOf('rephrasePost')]).toEqual([message, 0]);
  });

  it('[ST-REPHRASE-FAILURE] says that it failed, and takes an earlier suggestion away', async () => {
    const { store, line, rephrased } = await writing();
    const rephrase = store(RephraseKey);
    await rephrase.ask();
    line.goOffline();
    await rephrase.ask();
    expect([rephrase.state, rephrase.message, rephrased()]).toEqual(['failed', rephraseMessages.failed, ['', '', '']]);
    line.goOnline();
    line.failNext(failureOf(503));
    await rephrase.ask();
    expect(rephrase.state).toBe('failed');
  });

  it('[ST-POST-CLOSE] ends with the composer, with the touchpoint; an answer that comes later is dropped', async () => {
    const { store, line, rephrased, settle } = await writing();
    await store(RephraseKey).ask();
    store(ComposerKey).close();
    expect([rephrased(), store(DraftKey).draft.openTouchpoint]).toEqual([['', '', ''], '']);
    store(ComposerKey).open({ touchpoint: 'feed' });
    line.hold();
    const late = store(RephraseKey).ask();
    await settle();
    store(ComposerKey).close();
    expect(store(RephraseKey).state).toBe('idle');
    line.release();
    await late;
    expect(rephrased()).toEqual(['', '', '']);
  });

  it('[ST-POST-CLOSE] is not there again with a draft whose removal is undone, and neither is its undo', async () => {
    const { store, rephrased, toasts } = await writing();
    await store(RephraseKey).ask();
    store(ComposerKey).discard();
    toasts.shown.find(({ props }) => props.onLinkClick !== undefined)?.props.onLinkClick?.();
    expect([store(DraftKey).draft.inputText, store(DraftKey).draft.openTouchpoint]).toEqual([TEXT, 'feed']);
    expect(rephrased()).toEqual(['', '', '']);
    await store(RephraseKey).ask();
    store(RephraseKey).take();
    store(ComposerKey).close();
    expect(store(RephraseKey).canUndo).toBe(false);
  });
});

it('words of the draft that hurt are named once their list has come, and stop nothing', async () => {
  const { store, line } = await writing('My manager is an IDIOT');
  const words = store(AbusiveWordsKey);
  line.goOffline();
  await words.load();
  expect(words.found).toEqual([]);
  line.goOnline();
  await words.load();
  await words.load();
  expect([words.found, line.countOf('listAbusiveWords')]).toEqual([['IDIOT'], 2]);
  await store(ComposerKey).submit();
  expect(store(ComposerKey).isOpen).toBe(false);
});
