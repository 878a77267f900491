import '@/views/kernel/ui/fields.css';
import './picture-line.css';
import type { ReactNode } from 'react';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { classNames } from '@/views/kernel/ui/class-names';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { lineMessages } from './line-messages';

export interface PictureLineProps {
  readonly image: DraftImage;
  readonly src?: string;
  readonly isWide?: boolean;
  /** Null if the file itself is refused. */
  readonly onRetry: (() => void) | null;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

export function PictureLine({ image, src = image.uri, isWide = false, onRetry, buttons, children }: PictureLineProps) {
  const { isUploading, details } = image;
  // Browsers show an icon of their own for an unreadable file.
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

/** Returns the file's name, or a generic word for a picture of an earlier visit. */
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
