import type { Photo } from '@/core/photos/photo';
import { CompanyRecords } from './company-records';
import type { MemoryWorld } from './memory-world';

/** A photo of a memory world; `createdAt` in ms since 1970. */
export interface MemoryPhoto extends Omit<Photo, 'month'> {
  readonly companyId: number;
  readonly createdAt: number;
}

/** The photos of a memory world; the companies' figures follow them. */
export class PhotoRecords {
  readonly #photos: MemoryPhoto[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Newest first. */
  of(companyId: number): readonly MemoryPhoto[] {
    const own = this.#photos.filter((photo) => photo.companyId === companyId);
    return own.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  }

  add(given: Pick<MemoryPhoto, 'companyId' | 'album' | 'caption' | 'createdAt'>): void {
    const picture = { url: '/static/office/floor-1.svg', width: 720, height: 480, location: null };
    this.#photos.push({ id: this.#world.ids.next(), ...picture, ...given });
    const companies = this.#world.records(CompanyRecords).all;
    const company = companies.find(({ companyId }) => companyId === given.companyId);
    if (company !== undefined) company.figures.photos += 1;
  }
}
