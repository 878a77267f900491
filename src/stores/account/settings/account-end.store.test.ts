import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { feedbackKeyOf } from '@/core/account/settings/stored-feedback';
import { draftKeyOf } from '@/core/talk/posting/stored-draft';
import { SessionKey } from '@/stores/account/session/keys';
import { AccountEndKey } from './keys';

async function aUserWithDrafts() {
  const { store, app, storage } = await startMemoryApp({ as: 'writer' });
  await app.prepare('/settings/manage-account', '');
  const owner = store(SessionKey).userId ?? '';
  const own = [draftKeyOf(owner), feedbackKeyOf(owner)];
  for (const key of [...own, draftKeyOf('somebody-else')]) storage.set(key, 'A draft.');
  return { end: store(AccountEndKey), own, storage };
}

describe('the end of an account', () => {
  it('takes the drafts of its user from the device, and those of no other', async () => {
    const { end, own, storage } = await aUserWithDrafts();
    end.type(end.confirmation);
    await end.delete();
    expect(own.map((key) => storage.get(key))).toEqual([null, null]);
    expect(storage.get(draftKeyOf('somebody-else'))).toBe('A draft.');
  });

  it('leaves them where it is refused, and where the account is only paused', async () => {
    const { end, own, storage } = await aUserWithDrafts();
    end.type('nobody');
    await end.delete();
    await end.deactivate();
    expect(own.map((key) => storage.get(key))).toEqual(['A draft.', 'A draft.']);
  });
});
