import { expect, it } from 'vitest';
import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import { uploadingImage, withImages } from '@/core/kernel/pictures/draft-images';
import { emptyDraft } from './draft';
import { previewOf } from './draft-preview';

const offer = {
  companyName: 'Vaayuna Technologies',
  designation: 'Nurse',
  city: 'Kochi',
  fixed: 900_000,
  variable: 0,
  joiningBonus: 0,
  stock: null,
  currentSalary: false,
};
const PLACE = {
  link: null,
  saved: [
    { ...offer, id: 7 },
    { ...offer, id: 9, city: 'Pune' },
  ],
  now: Date.parse('2026-11-20T05:00:00.000Z'),
  isKnown: (name: string) => name === 'QuietBulbul',
};
const profile: PseudoProfile = {
  profileType: 'ANONYMOUS',
  profileData: { name: 'NimbuPaani', bio: '', fullAvatarUrl: 'kolam:a', avatarBgColor: '#EFDEDF', proof: null },
};
const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const draft = { ...emptyDraft('key'), inputText: 'Ninety days?', title: ' ', selectedCommunity: community };

it('is the post under its profile, once profile and community are known', () => {
  expect(previewOf(draft, profile, PLACE)).toMatchObject({
    title: null,
    content: 'Ninety days?',
    author: { name: 'NimbuPaani', tagline: null, profileType: 'ANONYMOUS' },
    community: { name: 'Notice Period' },
    createdAt: '2026-11-20T05:00:00.000Z',
    kind: null,
  });
  expect(previewOf(draft, null, PLACE)).toBeNull();
  expect(previewOf({ ...draft, selectedCommunity: null }, profile, PLACE)).toBeNull();
});

it('has what is attached', () => {
  const image = uploadingImage('blob:1', { width: 40, height: 20 }, { name: 'a', bytes: 1 });
  expect(previewOf({ ...draft, ...withImages([image]) }, profile, PLACE)).toMatchObject({
    kind: 'image',
    media: [{ type: 'IMAGE', url: 'blob:1', width: 2_000, height: 1_000 }],
  });
  const url = 'https://youtu.be/dQw4w9WgXcQ';
  const videoDraft = { video: { type: 'YOUTUBE_VIDEO', fullUrl: url }, config: { url, aspectRatio: 1 } } as const;
  expect(previewOf({ ...draft, videoDraft }, profile, PLACE)).toMatchObject({
    kind: 'video',
    media: [{ videoId: 'dQw4w9WgXcQ' }],
  });
  const poll = { options: ['Yes', 'No'], durationHours: 24 } as const;
  expect(previewOf({ ...draft, poll }, profile, PLACE)).toMatchObject({
    kind: 'poll',
    poll: { options: [{ id: 1, text: 'Yes', votes: 0 }, { id: 2 }], closesAt: '2026-11-21T05:00:00.000Z' },
  });
});

it('compares the chosen salaries and offers, in their order', () => {
  const preview = previewOf({ ...draft, salaryIds: [9, 7] }, profile, PLACE);
  expect(preview).toMatchObject({
    kind: 'salary',
    offers: {
      votes: 0,
      mySalary: null,
      items: [
        { id: 1, city: 'Pune', votes: 0 },
        { id: 2, city: 'Kochi', votes: 0 },
      ],
    },
  });
  expect(previewOf({ ...draft, salaryIds: [8] }, profile, PLACE)?.offers).toBeNull();
});

it('sets the names apart that the page has seen', () => {
  const inputText = 'Ask @QuietBulbul or @Nobody_Else';
  expect(previewOf({ ...draft, inputText }, profile, PLACE)?.mentions).toEqual(['QuietBulbul']);
});
