import type { PostSubmission } from '@/contract/generated/feed';
import { pollEndOf } from '@/core/polls/poll.rules';
import type { Database } from '@/server/platform/database';
import type { PostRow } from '../posting/post.queries';
import type { SavedOffers } from '../salary-offers/saved-offers';
import type { Ballot } from './ballot';
import { insertBallot } from './ballot.queries';
import { distinctOptionsOf } from './poll.policy';

/** The parts that make a ballot beside the submission. `now`: milliseconds since 1970. */
export interface BallotMaking {
  readonly savedOffers: SavedOffers;
  readonly now: number;
}

/** Gives a new post the ballot of its poll, or of its salaries and offers. Returns the columns of its row that hold it. */
export async function addBallot(
  tx: Database,
  persona: Uint8Array,
  postId: string,
  { poll, salaryIds }: Pick<PostSubmission, 'poll' | 'salaryIds'>,
  { savedOffers, now }: BallotMaking,
): Promise<Partial<Pick<PostRow, 'poll' | 'offers'>>> {
  if (poll !== null) return { poll: await store(tx, postId, distinctOptionsOf(poll), new Date(pollEndOf(poll, now))) };
  if (salaryIds.length === 0) return {};
  return { offers: await store(tx, postId, await savedOffers.forPost(tx, persona, salaryIds), null) };
}

async function store<Option>(
  tx: Database,
  postId: string,
  options: readonly Option[],
  closesAt: Date | null,
): Promise<Ballot<Option>> {
  const [row] = await tx.query(insertBallot, postId, JSON.stringify(options), closesAt);
  if (row === undefined) throw new Error('A ballot was not stored.');
  return { ...row.ballot, options };
}
