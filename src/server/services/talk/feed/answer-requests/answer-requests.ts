import type { AnswerCandidate } from '@/contract/generated/feed';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import {
  MAX_REQUESTS_PER_DAY,
  MAX_REQUESTS_PER_POST,
  TOO_MANY_REQUESTS_FOR_DAY,
  TOO_MANY_REQUESTS_FOR_POST,
} from '@/core/talk/answer-requests/answer-request.rules';
import { answerRequestRefusals } from '@/core/talk/answer-requests/answer-request-refusals.rules';
import { answerWanted } from '@/core/talk/notifications/notification-texts.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { countHelp } from '../post-writing/help.queries';
import { postNotFound } from '../posting/post.policy';
import type { CandidateRow } from './answer-requests.queries';
import { answerCandidates, askedPost, requestCount, storeAnswerRequest } from './answer-requests.queries';

export interface AnswerRequestsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly publish: Publish;
  readonly now: () => number;
}

type AskedPost = RowOf<typeof askedPost.columns>;

export function createAnswerRequests(
  deps: AnswerRequestsDeps,
): Pick<FeedHandlers, 'listAnswerCandidates' | 'requestAnswer'> {
  const { database, authorship, authorRefs, inbox, publish } = deps;

  async function postOfOthers({ personaRef }: Viewer, postId: string): Promise<AskedPost> {
    const [post] = await database.query(askedPost, postId, authorRefs.authorRef(personaRef, postId));
    if (post === undefined) throw postNotFound();
    if (post.is_own) throw new Problem(422, 'own_post', answerRequestRefusals.ownPost);
    return post;
  }

  const candidatesFor = ({ personaRef }: Viewer, postId: string): Promise<readonly CandidateRow[]> =>
    database.query(answerCandidates, postId, authorRefs.voterRef(personaRef), personaRef);

  async function askedBy(on: Database, { personaRef }: Viewer, postId: string): Promise<number> {
    const [row] = await on.query(requestCount, postId, authorRefs.voterRef(personaRef));
    return row?.count ?? 0;
  }

  const leftFor = async (on: Database, viewer: Viewer, postId: string): Promise<number> =>
    Math.max(0, MAX_REQUESTS_PER_POST - (await askedBy(on, viewer, postId)));

  async function countOfDay(tx: Database, { personaRef }: Viewer): Promise<boolean> {
    const ofDay = authorship.requestRef(personaRef, `answer requests ${dayInIndia(deps.now())}`);
    return (await tx.query(countHelp, ofDay, MAX_REQUESTS_PER_DAY)).length > 0;
  }

  /** Notifies a persona. Returns null for the viewer, the post's author and users who opted out. */
  async function tell(
    tx: Database,
    { viewer, post, postId, asked, people }: Telling,
  ): Promise<((to: Publish) => void) | null> {
    const persona = authorship.openAuthor(asked.newest_seal, asked.newest_id);
    const author = post.author_seal.length === 0 ? null : authorship.openAuthor(post.author_seal, postId);
    if (persona.equals(viewer.personaRef) || (author !== null && persona.equals(author))) return null;
    const news = answerWanted({ postId, community: post.community, people });
    // Only the first request notifies; later ones just count.
    const shown = (await inbox.put(tx, persona, news, 'keep')) ?? (await inbox.reword(tx, persona, news));
    return shown === null ? null : (to) => to.notificationAdded(persona, shown);
  }

  return {
    async listAnswerCandidates({ viewer, path }) {
      const postId = plainUuid(path.postId);
      await postOfOthers(viewer, postId);
      const [rows, left] = await Promise.all([candidatesFor(viewer, postId), leftFor(database, viewer, postId)]);
      return { status: 200, body: { candidates: rows.map(presentCandidate), left } };
    },

    async requestAnswer({ viewer, path, body: { name } }) {
      const postId = plainUuid(path.postId);
      const post = await postOfOthers(viewer, postId);
      const candidate = (await candidatesFor(viewer, postId)).find((one) => one.name === name);
      if (candidate === undefined) {
        throw new Problem(422, 'not_a_candidate', answerRequestRefusals.notACandidate);
      }
      const { left, delivery } = await database.transaction(async (tx) => {
        const [kept] = await tx.query(storeAnswerRequest, postId, name, authorRefs.voterRef(viewer.personaRef));
        if (kept === undefined) return { left: await leftFor(tx, viewer, postId), delivery: null };
        const isWithinDay = await countOfDay(tx, viewer);
        // Runs after the daily count, which serialises the user's requests.
        const asked = await askedBy(tx, viewer, postId);
        if (asked > MAX_REQUESTS_PER_POST) throw tooMany(TOO_MANY_REQUESTS_FOR_POST);
        if (!isWithinDay) throw tooMany(TOO_MANY_REQUESTS_FOR_DAY);
        const { people } = kept;
        const delivery = await tell(tx, { viewer, post, postId, asked: candidate, people });
        return { left: MAX_REQUESTS_PER_POST - asked, delivery };
      });
      delivery?.(publish);
      return { status: 200, body: { left } };
    },
  };
}

interface Telling {
  readonly viewer: Viewer;
  readonly post: AskedPost;
  readonly postId: string;
  readonly asked: CandidateRow;
  readonly people: number;
}

function presentCandidate(row: CandidateRow): AnswerCandidate {
  return {
    name: row.name,
    tagline: row.tagline,
    avatarUrl: row.avatar,
    avatarBgColor: row.color,
    contributions: row.contributions,
    upvotes: row.upvotes,
    isAsked: row.is_asked,
  };
}

function tooMany(message: string): Problem {
  return new Problem(422, 'too_many_answer_requests', message);
}
