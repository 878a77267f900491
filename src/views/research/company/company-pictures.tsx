import './company-parts.css';
import { observer } from 'mobx-react-lite';
import type { ImgHTMLAttributes } from 'react';
import { withQuery } from '@/core/kernel/common/address';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { captionOf, PHOTO_ALBUM_LABELS } from '@/core/research/photos/photo-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { partMessages } from './part-messages';

export const CompanyPictures = observer(function CompanyPictures() {
  const { photos, helpfulPhotos } = useStore(CompanyFactsKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyPhotos', { urlName: companyUrlName });
  if (path === null || helpfulPhotos.length === 0) return null;
  const total = photos.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section
      title={partMessages.photos}
      action={<TextLink to={path}>{partMessages.allPhotos(groupIndian(total))}</TextLink>}
    >
      <ul className="company__pictures">
        {helpfulPhotos.map(({ album, count, cover: { caption, previewUrl, width, height } }) => (
          <li key={album}>
            <a href={withQuery(path, [['album', album]])}>
              <span className="company__picture">
                <LatePicture src={previewUrl} alt={captionOf({ album, caption })} width={width} height={height} />
              </span>
              <span className="strong">{PHOTO_ALBUM_LABELS[album]}</span>{' '}
              <span className="meta num">{groupIndian(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
});

type PictureProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height'>;

/**
 * Loads the picture once the page is idle. `loading="lazy"` is too eager: on a slow network browsers load pictures
 * within 2,500 px, which delays scripts and text.
 */
function LatePicture(props: PictureProps) {
  const picture = <img {...props} alt={props.alt} loading="lazy" decoding="async" />;
  return <WhenIdle fallback={<noscript>{picture}</noscript>}>{picture}</WhenIdle>;
}
