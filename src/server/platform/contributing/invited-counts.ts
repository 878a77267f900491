import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { InvitedCount } from '@/core/kernel/figures/invited-share.rules';
import {
  EMPTY_INVITED_COUNT,
  halvedInvitedCount,
  MAX_COUNTED_PEOPLE,
  withPerson,
} from '@/core/kernel/figures/invited-share.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { lockInvitedCount, storeInvitedCount } from './invited-counts.queries';

/**
 * The bits of the set of counted people. Among a thousand people, about one in sixteen shares a bit with an earlier person and is not counted.
 */
const PEOPLE_BITS = 8_192;
/** The padded size of the seal: the base64 letters of the set and the longest numbers. */
const WHOLE_COUNT = Math.ceil(PEOPLE_BITS / 24) * 4 + 40;

/** A count. `met` has a bit for each counted person. */
interface OpenCount extends InvitedCount {
  readonly met: Uint8Array;
  /** True if a claim was in force at a contribution. */
  readonly wasClaimed: boolean;
}

export class InvitedCounts {
  constructor(
    private readonly authorship: Pick<Authorship, 'onceRef' | 'sealJson' | 'unsealJson'>,
    private readonly now: () => number,
  ) {}

  /** Counts each person once. Invitations count while the company is claimed. Each call rewrites the seal. */
  async add(tx: Database, companyId: number, persona: Uint8Array, cameByInvitation: boolean): Promise<void> {
    const empty = this.seal(companyId, {
      ...EMPTY_INVITED_COUNT,
      met: new Uint8Array(PEOPLE_BITS / 8),
      wasClaimed: false,
    });
    const [row] = await tx.query(lockInvitedCount, companyId, empty, dayInIndia(this.now()));
    if (row === undefined) throw new Error('A count of invited contributions was not stored.');
    const count = this.open(companyId, row.count_seal);
    const [byte, bit] = this.placeOf(persona, companyId);
    const isNew = ((count.met[byte] ?? 0) & bit) === 0;
    const { met, wasClaimed, ...before } = isNew && count.people >= MAX_COUNTED_PEOPLE ? startedOver(count) : count;
    met[byte] = (met[byte] ?? 0) | bit;
    const after = isNew ? withPerson(before, cameByInvitation && row.is_claimed) : before;
    await tx.query(
      storeInvitedCount,
      companyId,
      this.seal(companyId, { ...after, met, wasClaimed: wasClaimed || row.is_claimed }),
    );
  }

  seal(companyId: number, { people, invited, since, met, wasClaimed }: OpenCount): Uint8Array {
    const value = [people, invited, since, Buffer.from(met).toString('base64'), Number(wasClaimed)].join();
    return this.authorship.sealJson(ownerOf(companyId), value, WHOLE_COUNT);
  }

  open(companyId: number, sealed: Uint8Array): OpenCount {
    const parts = String(this.authorship.unsealJson(ownerOf(companyId), sealed)).split(',');
    const [people = 0, invited = 0, since = 0] = parts.slice(0, 3).map(Number);
    return { people, invited, since, met: Buffer.from(parts[3] ?? '', 'base64'), wasClaimed: parts[4] === '1' };
  }

  placeOf(persona: Uint8Array, companyId: number): readonly [byte: number, bit: number] {
    const ref = this.authorship.onceRef(persona, `counted at ${companyId}`);
    const place = ref.readUInt16BE(0) % PEOPLE_BITS;
    return [place >> 3, 1 << (place & 7)];
  }
}

function ownerOf(companyId: number): Uint8Array {
  return Buffer.from(`invited to ${companyId}`);
}

function startedOver(count: OpenCount): OpenCount {
  return { ...count, ...halvedInvitedCount(count), met: new Uint8Array(count.met.length) };
}
