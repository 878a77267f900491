import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostDraft } from './draft';
import { emptyDraft } from './draft';
import { parseStoredDraft, serializeDraft } from './stored-draft';

const draft: PostDraft = {
  ...emptyDraft('key-1'),
  inputText: 'Has anyone bought out 90 days? 🙂 वेतन',
  title: 'Buyout?',
  selectedCommunity: { type: 'topic', entityId: 2, name: 'Notice Period', logo: null },
  profileType: 'DESIGNATION',
  internalCampaign: 'desktop_nav',
};

describe('a kept draft', () => {
  it('comes back as it was written, with its key and without the state of its submission', () => {
    const sent: PostDraft = { ...draft, openTouchpoint: 'nav', postCreationFailureMsg: 'No.' };
    expect(parseStoredDraft(serializeDraft(sent, 'asha'), 'asha')).toEqual(draft);
  });

  it('comes back to nobody else', () => {
    expect(parseStoredDraft(serializeDraft(draft, 'asha'), 'ravi')).toBeNull();
  });

  it.each([null, '', 'null', '[]', '{', '"text"', '{"version":1}', '{"version":0,"owner":"asha"}'])(
    'is no draft where it is damaged (%j)',
    (stored) => {
      expect(parseStoredDraft(stored, 'asha')).toBeNull();
    },
  );

  it('loses a damaged community only', () => {
    const stored = serializeDraft(draft, 'asha').replace('"topic"', '"planet"');
    expect(parseStoredDraft(stored, 'asha')).toEqual({ ...draft, selectedCommunity: null });
  });

  it('keeps every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (inputText, title) => {
        expect(parseStoredDraft(serializeDraft({ ...draft, inputText, title }, 'asha'), 'asha')).toMatchObject({
          inputText,
          title,
        });
      }),
    );
  });
});
