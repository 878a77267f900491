import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { Photo } from '@/core/research/photos/photo';
import { photoAddressOf } from '@/core/research/photos/photo-address';
import { captionOf, PHOTO_ALBUM_LABELS } from '@/core/research/photos/photo-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { OwnPhotoKey, PhotosKey } from '@/stores/research/photos/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Dialog } from '@/views/kernel/ui/dialog';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { ReportButton } from '@/views/trust/reports/report-button';
import { EmployerAnswerPart } from '../employer-answers/employer-answer-part';
import { messages } from './messages';

/** Minimum swipe in px. */
const SWIPE = 48;

/** Moves with buttons, arrow keys and swipes. Each photo has its address (OV-GALLERY). */
export const PhotoGallery = observer(function PhotoGallery() {
  const store = useStore(PhotosKey);
  const own = useStore(OwnPhotoKey);
  const navigation = useStore(NavigationKey);
  const { media, activeIndex, pagination, selection } = store;
  const swipeFrom = useRef<number | null>(null);
  const photo = media[activeIndex];
  if (photo === undefined) return null;
  const addressOf = (id: string | null) => photoAddressOf(navigation.path, { ...selection, photo: id });
  const turn = async (by: 1 | -1) => {
    if (store.media[activeIndex + by] === undefined && by === 1) await store.loadMore();
    const next = store.media[activeIndex + by];
    if (next !== undefined) navigation.rewrite(addressOf(next.id));
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') void turn(1);
    if (key === 'ArrowLeft') void turn(-1);
  };
  const handleRemove = async () => {
    if (await own.remove(photo)) navigation.close(addressOf(null));
  };
  const handlePointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = null;
    if (Math.abs(moved) > SWIPE) void turn(moved < 0 ? 1 : -1);
  };
  const place = (pagination.page - 1) * pagination.limit + activeIndex + 1;
  return (
    <Dialog
      open
      onClose={() => navigation.close(addressOf(null))}
      hasAddress
      title={messages.gallery(place, pagination.total)}
      closeLabel={messages.close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the whole dialog; the buttons do the same. */}
      <div className="phgallery" onKeyDown={handleKeyDown}>
        <figure
          className="phgallery__photo"
          onPointerDown={({ clientX }) => {
            swipeFrom.current = clientX;
          }}
          onPointerUp={handlePointerUp}
        >
          <img src={photo.url} alt={captionOf(photo)} width={photo.width} height={photo.height} draggable={false} />
        </figure>
        <div className="phgallery__turn">
          <IconButton
            label={messages.previous}
            icon={<ChevronLeft size={22} aria-hidden="true" />}
            aria-disabled={activeIndex === 0}
            onClick={() => void turn(-1)}
          />
          <Caption photo={photo} onRemove={() => void handleRemove()} />
          <IconButton
            label={messages.next}
            icon={<ChevronRight size={22} aria-hidden="true" />}
            aria-disabled={place >= pagination.total}
            onClick={() => void turn(1)}
          />
        </div>
        <VisuallyHidden live>{`${messages.gallery(place, pagination.total)}: ${captionOf(photo)}`}</VisuallyHidden>
      </div>
    </Dialog>
  );
});

function Caption({ photo, onRemove }: { readonly photo: Photo; readonly onRemove: () => void }) {
  const { id, album, location, month, isMine } = photo;
  const facts = [PHOTO_ALBUM_LABELS[album], location, month === null ? null : formatPeriod(month)];
  return (
    <div>
      <p className="h3">{captionOf(photo)}</p>
      <p className="meta num">{joinFacts(facts)}</p>
      {isMine ? (
        <p className="phgallery__own">
          <span className="text-accent-ink">{messages.yours}</span>
          <button type="button" className="act" onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
            {messages.remove}
          </button>
        </p>
      ) : (
        <div className="acts">
          <ReportButton type="photo" id={id} />
        </div>
      )}
      <PhotoAnswer photo={photo} />
    </div>
  );
}

const PhotoAnswer = observer(function PhotoAnswer({ photo: { id, answer } }: { readonly photo: Photo }) {
  const { company } = useStore(CompanyKey);
  const { refreshOpen } = useStore(PhotosKey);
  if (company === null) return null;
  const { urlName, companyName: name } = company;
  return (
    <EmployerAnswerPart
      target={{ to: 'contribution', kind: 'photo', itemId: id }}
      company={{ urlName, name }}
      answer={answer ?? null}
      onChanged={refreshOpen}
    />
  );
});
