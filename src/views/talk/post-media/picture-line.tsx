import '@/views/kernel/ui/fields.css';
import './picture-line.css';
import type { ReactNode } from 'react';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { classNames } from '@/views/kernel/ui/class-names';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { lineMessages } from './line-messages';

export interface PictureLineProps {
  readonly image: DraftImage;
  /** The address that is shown, if it is another than the picture's own. */
  readonly src?: string;
  /** In the picture's own shape, which is wider than high. */
  readonly isWide?: boolean;
  /** Null if the file itself is refused. */
  readonly onRetry: (() => void) | null;
  readonly buttons: ReactNode;
  /** The fields about the picture; hidden if it did not upload. */
  readonly children: ReactNode;
}

/** A chosen picture with its way to the service: its share, or why it did not upload. */
export function PictureLine({ image, src = image.uri, isWide = false, onRetry, buttons, children }: PictureLineProps) {
  const { isUploading, details } = image;
  // A browser shows a sign of its own for a file that is no picture.
  const hasPicture = details.fault === null || onRetry !== null;
  return (
    <>
      {hasPicture ? (
        <img className={classNames('picrow__p', isWide && 'picrow__p--wide')} src={src} alt="" />
      ) : (
        <span className="picrow__p" />
      )}
      <div>
        <div className="picrow__h">
          <span className="strong">{nameOf(image)}</span>
          <span className="meta num">{details.fault === null ? statusOf(image) : null}</span>
        </div>
        {isUploading ? (
          <progress
            className="picrow__bar"
            max={1}
            value={details.share ?? 0}
            aria-label={lineMessages.uploading(nameOf(image))}
          />
        ) : null}
        {details.fault === null ? (
          children
        ) : (
          <ErrorLine isAlert fix={onRetry === null ? null : { label: lineMessages.tryAgain, onFix: onRetry }}>
            {details.fault}
          </ErrorLine>
        )}
      </div>
      <div className="picrow__b">{buttons}</div>
    </>
  );
}

/** The file's name; a word for one that was uploaded on an earlier visit. */
export function nameOf({ details }: Pick<DraftImage, 'details'>): string {
  return details.name || lineMessages.unnamed;
}

const MEGABYTE = 1_048_576;

function statusOf({ isUploading, details: { share, bytes } }: DraftImage): string {
  if (!isUploading) return lineMessages.ready;
  if (share === null) return lineMessages.waiting;
  return lineMessages.share(
    Math.round(share * 100),
    (share * (bytes / MEGABYTE)).toFixed(1),
    `${(bytes / MEGABYTE).toFixed(1)} MB`,
  );
}
