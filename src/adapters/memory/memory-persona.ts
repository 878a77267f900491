import type { Notification } from '@/core/notifications/notification';
import { isCareerComplete } from '@/core/onboarding/completeness.rules';
import type { PostAuthor } from '@/core/posting/post';
import type { MemoryPerson } from './memory-records';
import type { MemoryWorld } from './memory-world';

/** The light values of the six avatar tiles of the design. */
export const AVATAR_COLORS = ['#E9E3D8', '#DCE6DF', '#E1E1EC', '#EFDEDF', '#DCE7EA', '#ECE5CB'] as const;

/** The profiles that a person may write under: ANONYMOUS once it is filled, DESIGNATION also with a complete job. */
export function appearancesOf(world: MemoryWorld, person: MemoryPerson): readonly PostAuthor[] {
  const { userName, avatarUri, avatarColor } = person.anonymous;
  if (userName === '') return [];
  const jobProfile = jobProfileOf(person);
  const isCommon = world.catalog.jobProfile.some(({ name }) => name.toLowerCase() === jobProfile?.toLowerCase());
  const anonymous: PostAuthor = {
    name: userName,
    // A job profile of one's own wording could give one away.
    tagline: isCommon ? jobProfile : null,
    avatarUrl: avatarUri,
    avatarBgColor: avatarColor,
    profileType: 'ANONYMOUS',
  };
  const designation = designationOf(person);
  return designation === null ? [anonymous] : [anonymous, designation];
}

/** Decides again what a person may do; a new reader is greeted once. */
export function refreshRoles(world: MemoryWorld, person: MemoryPerson, isReaderStepDone = false): void {
  const hasProfile = person.anonymous.userName !== '';
  person.isWriter ||= hasProfile && isCareerComplete(person.career?.status ?? null);
  const isNew = !person.isReader && (person.isWriter || isReaderStepDone);
  if (!isNew) return;
  person.isReader = true;
  world.notify(person, welcome(world));
}

function jobProfileOf({ career }: MemoryPerson): string | null {
  return career?.status.working?.jobProfile ?? career?.status.unemployed?.jobProfile ?? null;
}

function designationOf({ career }: MemoryPerson): PostAuthor | null {
  const working = career?.status.working ?? null;
  if (career === null || working === null || !isCareerComplete(career.status)) return null;
  // The avatar is the company's: the pseudonym's would tie both profiles together.
  const seed = working.companyName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 36)
    .replaceAll(/^-|-$/g, '');
  return {
    name: `${working.jobProfile} at ${working.companyName}`,
    tagline: null,
    avatarUrl: `kolam:${seed || 'company'}`,
    avatarBgColor: AVATAR_COLORS[seed.length % AVATAR_COLORS.length] ?? AVATAR_COLORS[0],
    profileType: 'DESIGNATION',
  };
}

function welcome(world: MemoryWorld): Notification {
  return {
    notificationId: world.ids.next(),
    status: 0,
    variantId: 'welcome',
    created: world.timestamp(),
    showPopup: false,
    data: {
      title: `Welcome to ${world.brand}`,
      body: 'Vote for what helps you. To post yourself, choose a pseudonym: your name is never shown.',
      cta: '/',
      ctaText: 'Read the feed',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'welcome',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'welcome' },
    },
  };
}
