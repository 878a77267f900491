import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { MemoryNaukriIdentity } from '@/adapters/memory/account/session/memory-naukri-identity';
import { EventRecords } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { BATCH_MS } from '@/core/kernel/tracking/event.rules';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OccurrencesKey } from '@/stores/kernel/shell/keys';
import { PortalLinkKey } from './keys';

const asha = { name: 'Asha Naukri', email: 'asha.naukri@mail.example' };

async function atLinkScreen(source = 'CareerStatus', options: MemoryAppOptions = {}) {
  const naukri = new MemoryNaukriIdentity(asha);
  const app = await startMemoryApp({ as: 'reader', naukri, address: `/naukri-link?source=${source}`, ...options });
  await app.settle();
  return { ...app, naukri, link: app.store(PortalLinkKey) };
}

async function aKnownUser(): Promise<MemoryAppOptions> {
  const { world } = await startMemoryApp({ as: 'guest' });
  return { world, me: world.records(UserRecords).add(asha.name, asha.email) };
}

const counted = ({ store }: Pick<MemoryApp, 'store'>) =>
  store(OccurrencesKey)
    .take()
    .map(({ eventType }) => eventType);

const failures = ({ toasts }: Pick<MemoryApp, 'toasts'>) =>
  toasts.shown.filter(({ type }) => type === 'failure').map(({ text1 }) => text1);

describe('a link that fails', () => {
  it('[ER-LINK-FAILURE] [ER-LINK-EVENT] shows the failure toast and is counted', async () => {
    const { link, naukri, line, settle, ...app } = await atLinkScreen();
    link.changeConsent(true);
    link.loginAndLink();
    line.failNext(failureOf(null));
    naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await settle();
    expect(failures(app)).toEqual(['Something went wrong, please try again']);
    expect(counted(app)).toEqual(['naukri_link_error']);
    expect(link.isLinking).toBe(false);
  });

  it('[ER-LINK-SDK] [ER-LINK-EVENT] says that the SDK is missing, is counted, and links nothing', async () => {
    const naukri = new MemoryNaukriIdentity(asha);
    naukri.isReachable = false;
    const { link, line, ...app } = await atLinkScreen('CareerStatus', { naukri });
    link.changeConsent(true);
    link.loginAndLink();
    expect(failures(app)).toEqual(['Naukri SDK not loaded']);
    expect(counted(app)).toEqual(['naukri_link_error']);
    expect([naukri.windows, line.countOf('linkPortalAccount')]).toEqual([0, 0]);
  });

  it.each([
    ['CareerStatus', {}, 'The portal said why.'],
    ['Verification', { important: true }, 'The portal said why.'],
    ['Verification', {}, 'Something went wrong, please try again'],
  ] as const)('[ER-LINK-MESSAGE] from %s with %o shows %j', async (source, flag, text) => {
    const { link, naukri, line, time, settle, ...app } = await atLinkScreen(source);
    link.changeConsent(true);
    link.loginAndLink();
    line.failNext({ ...failureOf(422), message: 'The portal said why.', ...flag });
    naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await settle();
    const isMessage = text === 'The portal said why.';
    time.advance(499);
    expect(failures(app)).toEqual(isMessage ? [] : [text]);
    time.advance(1);
    expect(failures(app)).toEqual([text]);
  });

  it.each(['ERROR', 'POPUP_CLOSED_UNEXPECTEDLY', 'CONSENT_NOT_SIGNED'])(
    'ends with %s, and may begin again',
    async (type) => {
      const { link, naukri, line, ...app } = await atLinkScreen();
      link.changeConsent(true);
      link.loginAndLink();
      naukri.send(type, { message: '' });
      expect(failures(app)).toEqual(['Something went wrong, please try again']);
      expect([link.isLinking, line.countOf('linkPortalAccount')]).toEqual([false, 0]);
      link.loginAndLink();
      expect(naukri.windows).toBe(2);
    },
  );

  it('needs the consent first', async () => {
    const { link, naukri, line } = await atLinkScreen();
    link.loginAndLink();
    await link.linkOwn();
    expect([link.lacksConsent, naukri.windows, line.countOf('savePortalConsent')]).toEqual([true, 0, 0]);
    link.changeConsent(true);
    expect(link.lacksConsent).toBe(false);
  });
});

it('asks the portal about the user’s address only once they agree, and says that it has no account', async () => {
  const { link, line, settle } = await atLinkScreen();
  await link.linkOwn();
  expect([link.account, link.isUnknown, line.countOf('linkPortalAccount')]).toEqual([null, false, 0]);
  link.changeConsent(true);
  await link.linkOwn();
  await settle();
  expect([link.isUnknown, link.isLinking]).toEqual([true, false]);
});

describe('a link that succeeds', () => {
  it('[NV-SCREEN-NAUKRILINK] leads from the step and back, fills in the job, and verifies it', async () => {
    const app = await startMemoryApp({ as: 'reader', naukri: new MemoryNaukriIdentity(asha), ...(await aKnownUser()) });
    const { store, settle, location } = app;
    await store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(app);
    await settle();
    expect(store(OnboardingKey).state).toMatchObject({ hasNaukriAccount: false, hideNaukriImport: false });
    store(OnboardingKey).openPortalLink();
    await settle();
    expect(location.current()).toBe('/naukri-link?source=CareerStatus');
    expect(store(PortalLinkKey).source).toBe('CareerStatus');
    expect(store(OnboardingKey).isOpen).toBe(false);

    store(PortalLinkKey).changeConsent(true);
    await store(PortalLinkKey).linkOwn();
    await settle();
    expect(location.current()).toBe('/');
    expect(screenOf(app)).toEqual(['CareerStatus', 'careerOption']);
    expect(store(CareerStatusKey).state).toMatchObject({
      selectedOption: 'working',
      working: { companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer' },
    });
    expect(store(OnboardingKey).state).toMatchObject({ naukriImportLoading: false, hideNaukriImport: true });
    await store(OnboardingStepsKey).submitCareerChoice();
    await settle();
    expect(store(CareerStatusKey).state.working).toMatchObject({ verified: 'VERIFIED', source: 'naukri' });
    expect(store(OnboardingKey).state).toMatchObject({ hasFilledCareerStatus: true, markVerifiedSuccessfully: true });
  });

  it('[ER-LINK-SUCCESS] links the account that the user logs in to there, by another address too, and is counted', async () => {
    const { link, naukri, store, settle, time, toasts, world } = await atLinkScreen();
    expect(link.account).toBeNull();
    link.changeConsent(true);
    link.loginAndLink();
    naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await settle();
    expect(toasts.shown[0]?.text1).toBe('Your Naukri account is linked.');
    expect(store(NavigationKey).path).toBe('/');
    expect(store(CareerStatusKey).state.working.companyName).toBe('Vaayuna Technologies');
    expect(store(OnboardingKey).state.editScreensMode).toBe(true);
    time.advance(BATCH_MS);
    await settle();
    const links = [...world.records(EventRecords).sums].filter(([name]) => name.startsWith('naukri_link'));
    expect(links).toEqual([['naukri_link_success Other', 1]]);
  });

  it('comes to nothing where the session ends meanwhile', async () => {
    const { link, naukri, settle, toasts } = await atLinkScreen();
    link.changeConsent(true);
    link.loginAndLink();
    link.forget();
    naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await settle();
    expect(toasts.shown).toEqual([]);
  });
});

it('a failed import says so beside the fields, which stay', async () => {
  const app = await startMemoryApp({ as: 'reader', naukri: new MemoryNaukriIdentity(asha), ...(await aKnownUser()) });
  await app.store(OnboardingKey).edit('career-status');
  app.store(OnboardingKey).openPortalLink();
  app.line.goOffline();
  await app.store(OnboardingKey).takeOverPortalJob();
  expect(app.store(OnboardingKey).state.naukriImportError).toMatch(/fill it in yourself/);
  expect(app.store(OnboardingKey).isOpen).toBe(true);
});
