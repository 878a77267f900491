import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { Photo } from '@/core/research/photos/photo';
import { CompanyRecords } from '../company/company-records';
import { WaitingCards } from '../contribute/waiting-cards';

/** `createdAt` is in ms since 1970. */
export interface MemoryPhoto extends Omit<Photo, 'month' | 'isMine'> {
  readonly companyId: number;
  readonly createdAt: number;
  readonly authorId: string | null;
  readonly isDeleted: boolean;
  readonly findings: readonly CaseFinding[];
}

type GivenMemoryPhoto = Pick<MemoryPhoto, 'companyId' | 'album' | 'caption' | 'createdAt'> & Partial<MemoryPhoto>;

export class PhotoRecords {
  readonly waiting = new Map<string, UploadedImage>();
  readonly #photos = new Map<string, MemoryPhoto>();
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  of(companyId: number): readonly MemoryPhoto[] {
    return [...this.#photos.values()].filter((photo) => photo.companyId === companyId && this.#isShown(photo));
  }

  by(authorId: string): readonly MemoryPhoto[] {
    return [...this.#photos.values()].filter((photo) => photo.authorId === authorId && !photo.isDeleted);
  }

  findAny(id: string): MemoryPhoto | null {
    return this.#photos.get(id) ?? null;
  }

  add(given: GivenMemoryPhoto): string {
    const url = '/static/office/floor-1.svg';
    const picture = { url, previewUrl: url, width: 720, height: 480, location: null };
    const photo = { id: this.#world.ids.next(), ...picture, authorId: null, isDeleted: false, findings: [], ...given };
    this.#photos.set(photo.id, photo);
    if (this.#isShown(photo)) this.#count(photo.companyId, 1);
    return photo.id;
  }

  setDeleted(id: string, isDeleted: boolean): void {
    const photo = this.#photos.get(id);
    if (photo === undefined || photo.isDeleted === isDeleted) return;
    const changed = { ...photo, isDeleted };
    this.#photos.set(id, changed);
    if (this.#isShown(photo) !== this.#isShown(changed)) this.#count(photo.companyId, isDeleted ? -1 : 1);
  }

  show(id: string): void {
    const photo = this.#photos.get(id);
    if (photo !== undefined && this.#isShown(photo)) this.#count(photo.companyId, 1);
  }

  #isShown({ id, isDeleted, findings }: MemoryPhoto): boolean {
    return !isDeleted && findings.length === 0 && this.#world.records(WaitingCards).showsAt(id) === null;
  }

  #count(companyId: number, change: number): void {
    const company = this.#world.records(CompanyRecords).all.find((one) => one.companyId === companyId);
    if (company !== undefined) company.figures.photos += change;
  }
}
