import { aMemoryUser } from '@tests/support/a-memory-user';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MyProfileRecords } from '@/adapters/memory/account/my-profile/my-profile-records';
import { emptyWorkFields } from '@/core/account/my-profile/experience-fields';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { EducationKey, MyProfileKey, PseudonymFormKey, WorkExperienceKey } from './keys';

const fields = {
  ...emptyWorkFields,
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  startMonth: '04',
  startYear: '2020',
  isCurrent: true,
};

const opened = (options: Parameters<typeof startMemoryApp>[0] = {}) =>
  startMemoryApp({ as: 'writer', address: '/user', ...options });

const entriesOf = ({ store }: MemoryApp) => {
  const { state } = store(WorkExperienceKey);
  return state.state === 'ready' ? state.value : [];
};

async function withJob(): Promise<MemoryApp> {
  const app = await opened();
  const work = app.store(WorkExperienceKey);
  work.beginNew();
  work.change(fields);
  await work.save();
  return app;
}

describe('what others see', () => {
  it('is the profile that the user writes under, until the user looks at another one', async () => {
    const { store } = await opened();
    const mine = store(MyProfileKey);
    expect(mine.shown).toMatchObject({ profileType: 'ANONYMOUS', profileData: { name: 'FilterKaapi', bio: '' } });
    mine.show('DESIGNATION');
    expect(mine.shown?.profileType).toBe('ANONYMOUS');
  });

  it('has the line about the user as soon as it is saved', async () => {
    const { store } = await opened();
    const mine = store(MyProfileKey);
    mine.bio.open();
    mine.bio.change(' Backend work since 2019 ');
    await mine.bio.save();
    expect(mine.bio.isOpen).toBe(false);
    expect(mine.shown?.profileData.bio).toBe('Backend work since 2019');
  });

  it('is nothing for a newcomer', async () => {
    const { store } = await opened({ as: 'newcomer' });
    expect(store(MyProfileKey).shown).toBeNull();
  });

  it('[RO-NAUKRI-USER] marks users of the job portal in the session', async () => {
    const { store } = await opened();
    expect(store(SessionKey).session.isNaukriUser).toBe(false);
    store(SessionKey).adoptProfile({ naukriUser: true });
    expect(store(SessionKey).session.isNaukriUser).toBe(true);
    await store(MyProfileKey).load();
    expect(store(SessionKey).session.isNaukriUser).toBe(false);
  });
});

describe('a line of text', () => {
  it.each([
    ['x'.repeat(200), 'Use at most 100 characters.'],
    ['\u202Eahsa', 'This has invisible characters. Type it again instead of pasting it.'],
    ['As\u200Bha', 'This has invisible characters. Type it again instead of pasting it.'],
    ['  ', 'Fill this in.'],
  ])('as the name, %j is refused with a sentence, without a call', async (name, sentence) => {
    const { store, line } = await opened();
    const form = store(MyProfileKey).name;
    form.open();
    form.change(name);
    await form.save();
    expect([form.form.errors.line, form.isOpen, form.text]).toEqual([sentence, true, name]);
    expect(line.countOf('saveBasicDetails')).toBe(0);
  });

  it('keeps what was typed where the connection is lost, and is saved at the next try', async () => {
    const { store, line, toasts } = await opened();
    const form = store(MyProfileKey).name;
    form.open();
    form.change('Asha Rao');
    line.goOffline();
    await form.save();
    expect([form.isOpen, form.text, toasts.shown.at(-1)?.text1]).toEqual([
      true,
      'Asha Rao',
      'Your change was not saved.',
    ]);
    line.goOnline();
    await form.save();
    expect(form.isOpen).toBe(false);
    expect(store(MyProfileKey).details).toMatchObject({ state: 'ready', value: { name: 'Asha Rao' } });
    expect(store(ProfileKey).profile?.name).toBe('Asha Rao');
  });
});

describe('work experience', () => {
  it('is added once its faults are mended, and changed in its place', async () => {
    const app = await opened();
    const work = app.store(WorkExperienceKey);
    work.beginNew();
    await work.save();
    expect(work.form.errors).toEqual({
      companyName: 'Fill this in.',
      jobProfile: 'Fill this in.',
      startedOn: 'Choose month and year.',
      endedOn: 'Choose month and year.',
    });
    work.change(fields, 'companyName', 'jobProfile', 'startedOn', 'endedOn');
    await work.save();
    expect([work.editing, entriesOf(app)]).toMatchObject([null, [{ jobProfile: 'Software Engineer', endedOn: null }]]);
    const [entry] = entriesOf(app);
    if (entry !== undefined) work.beginChange(entry);
    expect(work.fields).toEqual({ ...fields, location: '', endMonth: '', endYear: '' });
    work.change({ isCurrent: false, endMonth: '03', endYear: '2019' }, 'endedOn');
    await work.save();
    expect(work.form.errors).toEqual({ endedOn: 'This is before the start.' });
    work.change({ endYear: '2021' }, 'endedOn');
    await work.save();
    expect(entriesOf(app)).toMatchObject([{ id: entry?.id, endedOn: '2021-03' }]);
  });

  it('comes back by the toast after it was deleted', async () => {
    const app = await withJob();
    const work = app.store(WorkExperienceKey);
    const [entry] = entriesOf(app);
    if (entry !== undefined) await work.remove(entry);
    expect(entriesOf(app)).toEqual([]);
    const toast = app.toasts.shown.at(-1);
    expect([toast?.text1, toast?.props.linkText]).toEqual(['Software Engineer is deleted.', 'Undo']);
    toast?.props.onLinkClick?.();
    await app.settle();
    expect(entriesOf(app)).toMatchObject([{ companyName: 'Vaayuna Technologies', startedOn: '2020-04' }]);
  });

  it('whose entry was deleted elsewhere is saved as a new one', async () => {
    const app = await withJob();
    const work = app.store(WorkExperienceKey);
    const [entry] = entriesOf(app);
    if (entry !== undefined) work.beginChange(entry);
    app.world.records(MyProfileRecords).of(app.me).work = [];
    work.change({ jobProfile: 'Architect' }, 'jobProfile');
    await work.save();
    expect([work.editing, work.fields.jobProfile]).toEqual([{ id: null }, 'Architect']);
    await work.save();
    expect(entriesOf(app)).toMatchObject([{ jobProfile: 'Architect' }]);
  });

  it('says where it could not be loaded, and loads at the next try', async () => {
    const app = await opened();
    const work = app.store(WorkExperienceKey);
    work.forget();
    app.line.goOffline();
    await work.load();
    expect(work.state.state).toBe('failed');
    app.line.goOnline();
    await work.load();
    expect(work.state.state).toBe('ready');
  });
});

describe('a form that was begun', () => {
  async function begun(): Promise<MemoryApp> {
    const app = await opened();
    const work = app.store(WorkExperienceKey);
    work.beginNew();
    work.change({ jobProfile: 'Archit' }, 'jobProfile');
    const education = app.store(EducationKey);
    education.beginNew();
    education.change({ courseName: 'B.Tech', degree: 'Graduation/Diploma' }, 'courseName');
    app.store(MyProfileKey).bio.open();
    app.store(MyProfileKey).bio.change('Backend wo');
    app.store(PseudonymFormKey).open();
    await app.settle();
    app.store(PseudonymFormKey).anonymous?.changeName('MonsoonKite');
    await app.settle();
    return app;
  }

  async function resumed({ store, settle }: MemoryApp): Promise<readonly unknown[]> {
    await Promise.all([
      store(MyProfileKey).resume(),
      store(WorkExperienceKey).resume(),
      store(EducationKey).resume(),
      store(PseudonymFormKey).restore(),
    ]);
    await settle();
    return [
      store(WorkExperienceKey).editing && store(WorkExperienceKey).fields.jobProfile,
      store(EducationKey).editing && store(EducationKey).fields.courseName,
      store(MyProfileKey).bio.isOpen && store(MyProfileKey).bio.text,
      store(PseudonymFormKey).anonymous?.userName ?? null,
    ];
  }

  it('is there again after a reload', async () => {
    const { storage, world, me } = await begun();
    const again = await opened({ storage, world, me });
    expect(await resumed(again)).toEqual(['Archit', 'B.Tech', 'Backend wo', 'MonsoonKite']);
  });

  it('is there again for its user after the session ended, and for nobody else', async () => {
    const app = await begun();
    await app.store(SessionKey).signOut();
    await app.settle();
    expect(app.store(WorkExperienceKey).fields).toEqual(emptyWorkFields);
    expect(app.store(MyProfileKey).bio.text).toBe('');
    const { storage, world, me } = app;
    const dev = aMemoryUser(world, { isReader: true, isWriter: true, userName: 'MonsoonOtter' });
    expect(await resumed(await opened({ storage, world, me: dev }))).toEqual([null, null, false, null]);
    expect(await resumed(await opened({ storage, world, me }))).toEqual([
      'Archit',
      'B.Tech',
      'Backend wo',
      'MonsoonKite',
    ]);
  });

  it('is gone once it is left or saved, or where the device kept nonsense', async () => {
    const app = await begun();
    const { store, storage, world, me } = app;
    store(WorkExperienceKey).cancel();
    store(MyProfileKey).bio.cancel();
    store(PseudonymFormKey).cancel();
    storage.set(`educationDraft.${me.id}`, '{"id":null,"fields":{"degree":"Guru"}}');
    const again = await opened({ storage, world, me });
    expect(await resumed(again)).toEqual([null, null, false, null]);
  });
});

describe('the pseudonym', () => {
  it('is checked by the service, and shown to others as soon as it is saved', async () => {
    const { store, world, settle } = await opened();
    aMemoryUser(world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    const form = store(PseudonymFormKey);
    form.open();
    await settle();
    form.anonymous?.changeName('NimbuPaani');
    await form.save();
    expect(form.anonymous?.nameMessage).toBe('Somebody already has this name, or one that looks like it.');
    form.anonymous?.changeName('MonsoonKite');
    await form.save();
    expect(form.anonymous).toBeNull();
    expect(store(MyProfileKey).shown?.profileData.name).toBe('MonsoonKite');
  });
});
