import type { OfferForm } from '@/contract/generated/feed';
import { OFFER_LIMITS, storedOfferOf } from '@/core/talk/salary-offers/offer.rules';
import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import { accountHoldRefOf } from '@/server/platform/account-holds';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import { writeOnce } from '@/server/platform/write-once';
import type { Ballot } from '../attachments/ballot';
import { presentOffers } from '../attachments/offer.presenter';
import { castPick, picksOf } from '../polls/ballot.queries';
import { postNotFound } from '../posting/post.policy';
import { requireVoter } from '../voting/vote.policy';
import { removeOffer } from './offer.queries';
import type { SavedOffers } from './saved-offers';

export interface SalaryOffersDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly savedOffers: SavedOffers;
  readonly publish: Publish;
}

const ID_BYTES = 6;

type OfferOperations =
  | 'createOffer'
  | 'listOffers'
  | 'getOfferConfig'
  | 'pickOffer'
  | 'listMyOfferPicks'
  | 'getOffer'
  | 'updateOffer'
  | 'deleteOffer';

export function createSalaryOffers(deps: SalaryOffersDeps): Pick<FeedHandlers, OfferOperations> {
  const { database, authorship, authorRefs, savedOffers } = deps;
  return {
    async createOffer({ viewer: { personaRef }, headers, body }) {
      const ref = authorship.requestRef(personaRef, headers['idempotency-key'].toLowerCase());
      const holdRef = accountHoldRefOf(authorship, personaRef, 'all');
      const id = await database.transaction(async (tx) => {
        const written = await writeOnce(tx, { ref, said: ['offer', storedOfferOf(body)], holdRef });
        const id = numberOf(authorship.onceRef(personaRef, `offer ${written.id}`));
        if (written.isNew) await savedOffers.add(tx, personaRef, id, body);
        return id;
      });
      return { status: 201, body: { id } };
    },

    async listOffers({ viewer }) {
      return { status: 200, body: await savedOffers.list(database, viewer.personaRef) };
    },

    async getOfferConfig() {
      return { status: 200, body: OFFER_LIMITS };
    },

    async getOffer({ viewer, path }) {
      return { status: 200, body: await savedOffers.find(database, viewer.personaRef, path.salaryId) };
    },

    async updateOffer({ viewer: { personaRef }, path: { salaryId }, body }) {
      const changed = await database.transaction(async (tx) => {
        await savedOffers.find(tx, personaRef, salaryId);
        return savedOffers.change(tx, personaRef, salaryId, body);
      });
      return { status: 200, body: changed };
    },

    async deleteOffer({ viewer: { personaRef }, path: { salaryId } }) {
      await savedOffers.find(database, personaRef, salaryId);
      await database.query(removeOffer, salaryId);
      return { status: 204, body: null };
    },

    async pickOffer({ viewer, body }) {
      requireVoter(viewer);
      const { personaRef } = viewer;
      const postId = plainUuid(body.postId);
      const refs = [authorRefs.voterRef(personaRef), authorRefs.authorRef(personaRef, postId)] as const;
      const [row] = await database.query(castPick, postId, 'salary', ...refs, body.salaryId, null);
      if (row === undefined) throw new Error('content.cast_pick returned nothing.');
      if (row.outcome !== 'cast') throw refusalOf(row.outcome);
      const ballot = offersIn(row.ballot);
      deps.publish.userEventRaised(personaRef, 'optionPicked', { ballot: 'salary', postId, optionId: body.salaryId });
      return { status: 200, body: presentOffers(postId, { ballot, pick: body.salaryId, isMine: false }) };
    },

    async listMyOfferPicks({ viewer, body }) {
      const voter = authorRefs.voterRef(viewer.personaRef);
      const picks = await database.query(picksOf, voter, body.postIds.map(plainUuid), 'salary');
      return {
        status: 200,
        body: { votes: picks.map(({ post_id, option_id }) => ({ id: post_id, salaryId: option_id })) },
      };
    },
  };
}

/**
 * Returns 48 bits of a reference, which look random but are stable across repeats. The stored answer's id is not used,
 * because its row's time and digest would link a post's figures to a persona.
 */
function numberOf(ref: Uint8Array): number {
  return Buffer.from(ref).readUIntBE(0, ID_BYTES) + 1;
}

function refusalOf(outcome: 'own' | 'missing' | 'closed' | 'unknown'): Problem {
  switch (outcome) {
    case 'own':
      return new Problem(422, 'own_post', offerRefusals.own);
    case 'unknown':
      return new Problem(422, 'option_not_found', offerRefusals.noOffer);
    case 'missing':
    case 'closed':
      return postNotFound();
  }
}

function offersIn(ballot: Ballot<unknown> | null): Ballot<OfferForm> {
  if (ballot === null) throw new Error('An offer was picked on no ballot.');
  return { ...ballot, options: ballot.options.filter(isOffer) };
}

/** Asserts the type of an option. It is unchecked, because only this server writes ballots. */
function isOffer(option: unknown): option is OfferForm {
  return typeof option === 'object' && option !== null && 'companyName' in option;
}
