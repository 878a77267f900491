import { makeAutoObservable } from 'mobx';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Photo, PhotoAlbum, PhotoAlbumName, PhotoPage } from '@/core/research/photos/photo';
import type { PhotoSelection } from '@/core/research/photos/photo-address';
import { photoSelectionOf } from '@/core/research/photos/photo-address';
import type { Photos } from '@/core/research/photos/photos.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

interface PageQuery {
  readonly company: string;
  readonly album: PhotoAlbumName | null;
  readonly page: number;
}

/** The photos of one company: its albums, the page that the address names, and the gallery over it (EN-GALLERY). */
export class PhotosStore implements PersonalStore {
  selection: PhotoSelection = photoSelectionOf('');
  /** The photos of the page, including later pages that the viewer opened. */
  media: readonly Photo[] = [];
  private company = '';
  private pagesLoaded = 0;
  readonly #photos: Photos;
  readonly #albums: Loadable<readonly PhotoAlbum[], { readonly company: string }>;
  readonly #page: Loadable<PhotoPage, PageQuery>;

  constructor(photos: Photos) {
    this.#photos = photos;
    this.#albums = new Loadable((query) => photos.listPhotoAlbums(query));
    this.#page = new Loadable((query) => this.fetch(query));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get albums(): readonly PhotoAlbum[] {
    return this.#albums.value ?? [];
  }

  get page(): LoadState<PhotoPage> {
    return this.#page.state;
  }

  get pagination(): { readonly page: number; readonly limit: number; readonly total: number } {
    const { page = 1, limit = PAGE_LENGTHS.photos.usual, total = 0 } = this.#page.value ?? {};
    return { page, limit, total };
  }

  /** -1 while the gallery is closed. */
  get activeIndex(): number {
    return this.media.findIndex(({ id }) => id === this.selection.photo);
  }

  async open(company: string, address: string): Promise<void> {
    if (company !== this.company) {
      this.company = company;
      this.#albums.reset();
      this.#page.reset();
    }
    await Promise.all([this.#albums.loadOnce({ company }), this.select(address)]);
  }

  /** Selects the page of an address. An open gallery keeps its photos. */
  async select(address: string): Promise<void> {
    const before = this.selection;
    this.selection = photoSelectionOf(address);
    const { album, page } = this.selection;
    const isShown = this.#page.value !== null && before.album === album && before.page === page;
    if (!isShown) await this.load();
  }

  async reload(): Promise<void> {
    await Promise.all([this.#albums.load({ company: this.company }), this.load()]);
  }

  /** Reloads the photos. The gallery stays open. */
  async refreshOpen(): Promise<void> {
    const { page, limit } = this.pagination;
    const { company, activeIndex } = this;
    const album = this.selection.album;
    const answer = await this.fetch({ company, album, page: page + Math.floor(activeIndex / limit) });
    if (answer.ok) this.replace(answer.value.items);
  }

  async loadMore(): Promise<void> {
    const { page, limit, total } = this.pagination;
    const next = page + this.pagesLoaded;
    if ((next - 1) * limit >= total) return;
    const { company } = this;
    const answer = await this.fetch({ company, album: this.selection.album, page: next });
    if (answer.ok) this.append(answer.value.items);
  }

  /** Clears the marks of the user's own photos. */
  forget(): void {
    const unmarked = (photo: Photo): Photo => ({ ...photo, isMine: false });
    this.#page.change((page) => ({ ...page, items: page.items.map(unmarked) }));
    this.media = this.media.map(unmarked);
  }

  private async load(): Promise<void> {
    const { album, page } = this.selection;
    await this.#page.load({ company: this.company, album, page });
    this.begin(this.#page.value?.items ?? []);
  }

  private begin(items: readonly Photo[]): void {
    this.media = items;
    this.pagesLoaded = 1;
  }

  private replace(items: readonly Photo[]): void {
    this.media = this.media.map((photo) => items.find(({ id }) => id === photo.id) ?? photo);
  }

  private append(items: readonly Photo[]): void {
    this.media = [...this.media, ...items.filter(({ id }) => this.media.every((photo) => photo.id !== id))];
    this.pagesLoaded += 1;
  }

  private async fetch({ company, album, page }: PageQuery) {
    return await this.#photos.listPhotos({
      company,
      ...(album === null ? {} : { album }),
      page,
      limit: PAGE_LENGTHS.photos.usual,
    });
  }
}
