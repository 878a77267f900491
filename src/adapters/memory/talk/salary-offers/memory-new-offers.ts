import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { OfferForm } from '@/core/talk/salary-offers/offer';
import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
import { BallotRecords } from '../polls/ballot-records';
import type { MemoryPost } from '../posting/post-records';
import { OfferRecords } from './offer-records';

export function offersForPost(
  world: MemoryWorld,
  { id: userId }: MemoryUser,
  ids: readonly number[],
): Result<readonly OfferForm[], never> | Refusal {
  const saved = new Map(
    world
      .records(OfferRecords)
      .of(userId)
      .map(({ id, ...form }) => [id, form]),
  );
  const message = offerRefusals.gone;
  const missing = ids.flatMap((id, index) => (saved.has(id) ? [] : [[`salaryIds.${index}`, message] as const]));
  if (missing.length > 0) return refusal(422, 'offer_not_usable', message, Object.fromEntries(missing));
  return ok(ids.flatMap((id) => saved.get(id) ?? []));
}

export function addMemoryOffers(
  world: MemoryWorld,
  { id }: Pick<MemoryPost, 'id'>,
  offers: readonly OfferForm[],
  elsewhere?: readonly number[],
): void {
  world.records(OfferRecords).setOfPost(id, offers);
  world.records(BallotRecords).add(
    id,
    offers.map(({ companyName }) => companyName),
    null,
    elsewhere,
  );
}
