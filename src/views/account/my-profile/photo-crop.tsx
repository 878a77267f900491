import 'react-image-crop/dist/ReactCrop.css';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import { PhotoKey } from '@/stores/account/my-profile/keys';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

/** Heavy: import it with `lazy()`. */
export const PhotoCrop = observer(function PhotoCrop() {
  const photo = useStore(PhotoKey);
  const { step } = photo;
  const [crop, setCrop] = useState<PercentCrop>();
  useOpenOverlay();
  if (step.kind !== 'cropping' && step.kind !== 'sending') return null;
  const isSending = step.kind === 'sending';
  const handleLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    const square = makeAspectCrop({ unit: '%', width: 90 }, 1, naturalWidth, naturalHeight);
    setCrop(centerCrop(square, naturalWidth, naturalHeight));
  };
  const handleSend = () => {
    if (crop === undefined) return;
    const { x, y, width, height } = crop;
    void photo.send({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 });
  };
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="strong">{messages.cropTitle}</p>
      <div className="crop">
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={48}
          disabled={isSending}
          ariaLabels={{
            cropArea: messages.cropHint,
            nwDragHandle: messages.corners.nw,
            nDragHandle: messages.corners.n,
            neDragHandle: messages.corners.ne,
            eDragHandle: messages.corners.e,
            seDragHandle: messages.corners.se,
            sDragHandle: messages.corners.s,
            swDragHandle: messages.corners.sw,
            wDragHandle: messages.corners.w,
          }}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img src={step.address} alt={messages.yourPhoto} onLoad={handleLoad} />
        </ReactCrop>
      </div>
      <p className="meta">{messages.cropHint}</p>
      {step.kind === 'cropping' && step.fault !== null ? (
        <Callout tone="failure" live>
          {step.fault}
        </Callout>
      ) : null}
      {isSending ? <Progress share={step.share} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isSending} onClick={handleSend}>
          {step.kind === 'cropping' && step.fault !== null ? messages.sendAgain : messages.savePhoto}
        </Button>
        <Button tone="quiet" onClick={photo.cancel}>
          {isSending ? messages.stop : messages.cancel}
        </Button>
      </div>
    </div>
  );
});

/** `share` is from 0 to 1, or null while unknown. */
function Progress({ share }: { readonly share: number | null }) {
  return (
    <progress className="crop__sent" aria-label={messages.sending} {...(share === null ? {} : { value: share })} />
  );
}
