import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import { submittedPollOf } from '@/core/talk/polls/draft-poll';
import type { Poll } from '@/core/talk/polls/poll';
import type { PostMedia } from '@/core/talk/post-media/post-media';
import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import { mentionedNames } from '../mentions/mentioned-names.rules';
import type { PostOffers, SavedOffer } from '../salary-offers/offer';
import { attachedKindOf } from './attachment-kinds';
import type { PostDraft } from './draft';
import type { Post } from './post';
import { PREVIEW_POST_ID } from './post';

export interface PostPreviewContext {
  readonly now: number;
  readonly saved: readonly SavedOffer[];
  readonly link: LinkCard | null;
  /** Returns true for pseudonyms seen on the page. */
  isKnown(name: string): boolean;
}

export function previewOf(
  draft: PostDraft,
  profile: PseudoProfile | null,
  { now, saved, link, isKnown }: PostPreviewContext,
): Post | null {
  const { selectedCommunity, title, inputText } = draft;
  if (profile === null || selectedCommunity === null) return null;
  const { name, bio, fullAvatarUrl: avatarUrl, avatarBgColor, proof } = profile.profileData;
  const tagline = bio === '' ? null : bio;
  return {
    id: PREVIEW_POST_ID,
    status: 'LIVE',
    kind: attachedKindOf(draft),
    title: title.trim() === '' ? null : title,
    content: inputText,
    author: { name, tagline, avatarUrl, avatarBgColor, profileType: profile.profileType, proof },
    community: { ...selectedCommunity, slug: '' },
    createdAt: new Date(now).toISOString(),
    upvotes: 0,
    downvotes: 0,
    commentsCount: 0,
    myVote: 'none',
    // The author sees a poll's result.
    isMine: true,
    poll: pollOf(draft, now),
    offers: offersOf(draft, saved),
    media: mediaOf(draft),
    link,
    editedAt: null,
    mentions: mentionedNames(inputText).filter((name) => isKnown(name)),
  };
}

function pollOf({ poll }: PostDraft, now: number): Poll | null {
  if (poll === null) return null;
  const { options, durationHours } = submittedPollOf(poll);
  return {
    id: PREVIEW_POST_ID,
    options: options.map((text, index) => ({ id: index + 1, text, votes: 0 })),
    votes: 0,
    closesAt: new Date(now + durationHours * HOUR_MS).toISOString(),
    isClosed: false,
    myOption: null,
  };
}

function offersOf({ salaryIds }: PostDraft, saved: readonly SavedOffer[]): PostOffers | null {
  const chosen = salaryIds.flatMap((id) => saved.find((offer) => offer.id === id) ?? []);
  if (chosen.length === 0) return null;
  const items = chosen.map((offer, index) => ({ ...offer, id: index + 1, votes: 0 }));
  return { id: PREVIEW_POST_ID, items, votes: 0, mySalary: null };
}

function mediaOf({ images, videoDraft }: PostDraft): readonly PostMedia[] {
  const video = youtubeVideoOf(videoDraft?.video?.fullUrl ?? '');
  if (video !== null) return [video];
  return images.map(({ uri, aspectRatio, details }) => ({
    type: 'IMAGE',
    fileKey: uri,
    url: uri,
    previewUrl: uri,
    width: Math.round(aspectRatio * 1_000),
    height: 1_000,
    description: details.description,
    isSynthetic: details.isSynthetic,
  }));
}
