import ChartBar from 'lucide-react/icons/chart-column';
import CirclePlay from 'lucide-react/icons/circle-play';
import Image from 'lucide-react/icons/image';
import Scale from 'lucide-react/icons/scale';
import type { ComponentType } from 'react';
import type { PostKind } from '@/core/talk/posting/post';
import type { LoadPart } from '@/stores/kernel/common/lazy-parts';
import { messages } from './composer-messages';

export interface AttachmentEditor {
  readonly kind: PostKind;
  readonly label: string;
  /** A word of the label, shown where there is room. */
  readonly word: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
  /** Writes into the draft by `DraftKey`. Has its own heading and close button. */
  readonly load: LoadPart<ComponentType>;
}

/** The editors in display order. Their data is in core/talk/posting/attachment-kinds.ts. */
export const attachmentEditors: readonly AttachmentEditor[] = [
  {
    kind: 'image',
    label: messages.addPictures,
    word: messages.pictures,
    Icon: Image,
    load: async () => (await import('../post-media/pictures-editor')).PicturesEditor,
  },
  {
    kind: 'video',
    label: messages.addVideo,
    word: messages.video,
    Icon: CirclePlay,
    load: async () => (await import('../post-media/video-editor')).VideoEditor,
  },
  {
    kind: 'poll',
    label: messages.addPoll,
    word: messages.poll,
    Icon: ChartBar,
    load: async () => (await import('../polls/poll-editor')).PollEditor,
  },
  {
    kind: 'salary',
    label: messages.addOffers,
    word: messages.offers,
    Icon: Scale,
    load: async () => (await import('../salary-offers/offers-editor')).OffersEditor,
  },
];
