import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatMonth } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { formatPeriod } from '@/core/kernel/formatting/period';
import { plural } from '@/core/kernel/formatting/plural';
import { photoAddressOf, unknownAlbumOf } from '@/core/research/photos/photo-address';
import { captionOf, PHOTO_ALBUM_LABELS } from '@/core/research/photos/photo-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { PhotosKey } from '@/stores/research/photos/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CompanyTab } from '../company/company-tab';
import { WaitingCards } from '../company/waiting-cards';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';

const PhotoGallery = lazy(async () => ({
  default: (await import(/* webpackChunkName: "photo-gallery" */ './photo-gallery')).PhotoGallery,
}));

export const CompanyPhotos = observer(function CompanyPhotos() {
  return (
    <CompanyTab screen="CompanyPhotos">
      <WaitingCards kind="photo" />
      <PhotosBody />
      <OpenGallery />
    </CompanyTab>
  );
});

const OpenGallery = observer(function OpenGallery() {
  const { activeIndex } = useStore(PhotosKey);
  // Renders no gallery in a first view, which has no overlays.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return activeIndex === -1 || !isShown ? null : (
    <Suspense>
      <PhotoGallery />
    </Suspense>
  );
});

const PhotosBody = observer(function PhotosBody() {
  const store = useStore(PhotosKey);
  const { company } = useStore(CompanyKey);
  return (
    <LoadView
      state={store.page}
      texts={messages}
      onRetry={store.reload}
      skeletonClass="phgrid"
      skeleton={['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} shape="block" />)}
    >
      {() =>
        store.albums.length === 0 ? (
          <EmptyState
            title={messages.empty}
            action={<AddContribution kind="photo" company={company?.urlName ?? null} />}
          >
            {messages.emptyText(company?.companyName ?? '')}
          </EmptyState>
        ) : (
          <WithPhotos />
        )
      }
    </LoadView>
  );
});

const WithPhotos = observer(function WithPhotos() {
  const { albums, pagination, page } = useStore(PhotosKey);
  const { address } = useStore(NavigationKey);
  const unknown = unknownAlbumOf(address);
  const total = albums.reduce((sum, { count }) => sum + count, 0);
  const newest = albums
    .flatMap((album) => album.newest ?? [])
    .toSorted()
    .at(-1);
  const provenance = [
    plural(total, messages.photos),
    newest === undefined ? null : messages.newest(formatMonth(newest)),
  ];
  return (
    <Section title={messages.title} action={<span className="meta num">{joinFacts(provenance)}</span>}>
      <IgnoredNote values={unknown === null ? [] : [unknown]} />
      <Albums total={total} />
      {page.state === 'ready' && page.value.items.length === 0 ? <NothingHere /> : <PhotoGrid />}
      {pagination.total > 0 ? <Pages /> : null}
    </Section>
  );
});

const Albums = observer(function Albums({ total }: { readonly total: number }) {
  const { albums, selection } = useStore(PhotosKey);
  const { path } = useStore(NavigationKey);
  const hrefOf = (album: typeof selection.album) => photoAddressOf(path, { album, page: 1, photo: null });
  const all = { to: hrefOf(null), label: messages.all, current: selection.album === null, count: String(total) };
  const tabs = albums.map(({ album, count }) => ({
    to: hrefOf(album),
    label: PHOTO_ALBUM_LABELS[album],
    current: album === selection.album,
    count: String(count),
  }));
  return <LinkTabs label={messages.albumsLabel} tabs={[all, ...tabs]} className="phalbums" />;
});

const Pages = observer(function Pages() {
  const { pagination, selection } = useStore(PhotosKey);
  const { path } = useStore(NavigationKey);
  return (
    <div className="mt-4">
      <PageLinks {...pagination} hrefOf={(page) => photoAddressOf(path, { ...selection, page, photo: null })} />
    </div>
  );
});

const NothingHere = observer(function NothingHere() {
  const { selection } = useStore(PhotosKey);
  const { path } = useStore(NavigationKey);
  const first = photoAddressOf(path, { ...selection, page: 1, photo: null });
  return (
    <EmptyState
      level={3}
      title={messages.beyondEnd}
      action={<ButtonLink to={first}>{messages.firstPage}</ButtonLink>}
    />
  );
});

const PhotoGrid = observer(function PhotoGrid() {
  const { page, pagination, selection } = useStore(PhotosKey);
  const { path } = useStore(NavigationKey);
  if (page.state !== 'ready') return null;
  const before = (pagination.page - 1) * pagination.limit;
  return (
    <ul className="phgrid">
      {page.value.items.map(({ id, caption, album, previewUrl, width, height, location, month }, place) => (
        <li key={id}>
          <a href={photoAddressOf(path, { ...selection, photo: id })} rel="nofollow">
            <img
              src={previewUrl}
              alt={messages.open(captionOf({ caption, album }), before + place + 1, pagination.total)}
              width={width}
              height={height}
              loading={place < 12 ? 'eager' : 'lazy'}
              decoding="async"
            />
            <span className="phgrid__facts">
              {joinFacts([location, month === null ? null : formatPeriod(month)]) || captionOf({ caption, album })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
});
