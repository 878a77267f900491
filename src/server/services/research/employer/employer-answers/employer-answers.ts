import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { AnswerPage } from '@/core/kernel/moderated/employer-answer';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { answerFaults } from '@/core/research/employer-answers/answer-checks.rules';
import { dailyAnswerLimit } from '@/core/research/employer-answers/answer-limits.rules';
import type { EmployerHandlers } from '@/server/contract/generated/employer';
import type { Viewer } from '@/server/contract/viewer';
import { accountHoldRefOf } from '@/server/platform/account-holds';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import { presentAnswer } from '@/server/platform/employer-answers/shown-answer.presenter';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import { writeOnce } from '@/server/platform/write-once';
import { knownCompany } from '@/server/services/research/company/company/known-company';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import { notClaimant, speaksFor } from '../claims/claimant.policy';
import {
  alreadyAnswered,
  answerNotFound,
  answerNotYours,
  contributionNotFound,
  replyNotYours,
  unfittingAnswer,
} from './answer.policy';
import {
  addAnswer,
  adoptReply,
  changeAnswer,
  isAnswerHeld,
  lockAnswer,
  publicContribution,
  publicFact,
  shownAnswer,
} from './answers.queries';
import type { AnswerEndDeps } from './end-answers';
import { endAnswer, notifyAuthor } from './end-answers';

export interface EmployerAnswersDeps extends AnswerEndDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'check' | 'withdraw' | 'items' | 'news'>;
  readonly now: () => number;
}

export type EmployerAnswerHandlers = Pick<
  EmployerHandlers,
  'getAnswer' | 'giveAnswer' | 'answerFact' | 'editAnswer' | 'withdrawAnswer' | 'replyToAnswer'
>;

interface Answered {
  readonly kind: AnswerPage['kind'] | 'answer';
  readonly companyId: number;
  readonly company: string;
  readonly itemId: string | null;
  readonly question: string | null;
}

/**
 * Stores answers of companies to public contributions, and one reply of the author. Contributions themselves do not
 * change.
 */
export function createEmployerAnswers(deps: EmployerAnswersDeps): EmployerAnswerHandlers {
  const { database, authorship, moderation, now } = deps;
  const authorRefs = new AuthorRefs(authorship);
  const limits = new DayLimits(authorship, now);
  const month = () => `${monthInIndia(now())}-01`;

  async function store(viewer: Viewer, key: string, words: string, find: (tx: Database) => Promise<Answered>) {
    const persona = viewer.personaRef;
    const text = words.trim();
    return database.transaction(async (tx) => {
      const { kind, companyId, company, itemId, question } = await find(tx);
      if (kind !== 'answer') {
        if (!(await speaksFor(tx, deps, persona, companyId))) throw notClaimant();
        refuseUnfitting(text);
      }
      const said = ['answer', kind, itemId, companyId, question, text];
      const ref = authorship.requestRef(persona, key.toLowerCase());
      const { id, isNew } = await writeOnce(tx, { ref, said, holdRef: accountHoldRefOf(authorship, persona, 'all') });
      if (!isNew) return { answerId: id, isHeld: await isHeld(tx, id) };
      await limits.count(tx, persona, dailyAnswerLimit);
      const [adopted] = await tx.query(adoptReply, id, kind, itemId);
      const added = await tx.query(addAnswer, {
        id,
        company_id: companyId,
        to_kind: kind,
        item_id: itemId,
        question,
        text,
        month: month(),
        // The reply is to an earlier text. A waiting reply shows nothing.
        is_edited: adopted?.is_shown ?? false,
        author_ref: authorship.authorRef(persona, id),
        author_seal: authorship.sealAuthor(persona, id),
      });
      if (added.length === 0) throw alreadyAnswered(kind);
      const isPublic = await moderation.check(tx, {
        kind: 'answer',
        id,
        texts: [text],
        isNew: true,
        waits: kind === 'answer',
      });
      if (kind !== 'answer') await addEmployerAct(tx, { act: 'ANSWERED', company, now: now() });
      if (isPublic) await notifyAuthor(tx, deps, id, 'shown');
      return { answerId: id, isHeld: !isPublic };
    });
  }

  async function isHeld(tx: Database, id: string): Promise<boolean> {
    const [row] = await tx.query(isAnswerHeld, id);
    return row?.is_held ?? false;
  }

  function isMine(viewer: Viewer | null, id: string, authorRef: Uint8Array | null): boolean {
    return viewer !== null && authorRef !== null && authorRefs.isMine(viewer.personaRef, id, authorRef);
  }

  async function lock(tx: Database, viewer: Viewer, id: string) {
    const [row] = await tx.query(lockAnswer, id);
    if (row === undefined) throw answerNotFound();
    const mayChange = row.is_reply
      ? isMine(viewer, id, row.author_ref)
      : await speaksFor(tx, deps, viewer.personaRef, row.company_id);
    if (mayChange) return row;
    // A held answer exists only for its own side.
    throw row.is_live ? answerNotYours() : answerNotFound();
  }

  return {
    async getAnswer({ viewer, path }) {
      const [row] = await database.query(shownAnswer, plainUuid(path.answerId));
      if (row === undefined) throw answerNotFound();
      const { to_kind: kind, item_id, answer, author_ref, card, is_replied, own_reply } = row;
      const isAuthor = item_id !== null && isMine(viewer, item_id, author_ref);
      const hasMonth = kind === 'tenure' || shownAuthorOf(card).hasMonth;
      return {
        status: 200,
        body: {
          kind,
          company: row.company,
          answer: presentAnswer(isAuthor ? { ...answer, reply: own_reply } : answer, hasMonth),
          canReply: isAuthor && !is_replied,
        },
      };
    },

    async giveAnswer({ viewer, headers, body: { kind, itemId: item, text } }) {
      const itemId = plainUuid(item);
      const find = async (tx: Database): Promise<Answered> => {
        const [found] = await tx.query(publicContribution[kind], itemId);
        if (found === undefined) throw contributionNotFound();
        return { kind, companyId: found.company_id, company: found.company_name, itemId, question: null };
      };
      return { status: 201, body: await store(viewer, headers['idempotency-key'], text, find) };
    },

    async answerFact({ viewer, headers, body: { question, text, ...body } }) {
      const find = async (tx: Database): Promise<Answered> => {
        const companyId = await knownCompany(tx, body.company);
        const [found] = await tx.query(publicFact, companyId, question);
        if (found === undefined) throw contributionNotFound();
        return { kind: 'tenure', companyId, company: found.company_name, itemId: null, question };
      };
      return { status: 201, body: await store(viewer, headers['idempotency-key'], text, find) };
    },

    async editAnswer({ viewer, path, body }) {
      const id = plainUuid(path.answerId);
      const text = body.text.trim();
      const isPublic = await database.transaction(async (tx) => {
        const before = await lock(tx, viewer, id);
        // An author replies once.
        if (before.is_reply) throw answerNotYours();
        refuseUnfitting(text);
        if (text === before.text) return before.is_live;
        await limits.count(tx, viewer.personaRef, dailyAnswerLimit);
        await tx.query(changeAnswer, id, text);
        const isShown = await moderation.check(tx, { kind: 'answer', id, texts: [text], isNew: false });
        await addEmployerAct(tx, { act: 'ANSWER_EDITED', company: before.company_name, now: now() });
        if (isShown !== before.is_live) await notifyAuthor(tx, deps, id, isShown ? 'shown' : 'hidden');
        return isShown;
      });
      return { status: 200, body: { answerId: id, isHeld: !isPublic } };
    },

    async withdrawAnswer({ viewer, path }) {
      const id = plainUuid(path.answerId);
      await database.transaction(async (tx) => {
        const before = await lock(tx, viewer, id);
        await endAnswer(tx, deps, id);
        if (!before.is_reply)
          await addEmployerAct(tx, { act: 'ANSWER_WITHDRAWN', company: before.company_name, now: now() });
      });
      return { status: 204, body: null };
    },

    async replyToAnswer({ viewer, path, headers, body }) {
      const answerId = plainUuid(path.answerId);
      const find = async (tx: Database): Promise<Answered> => {
        // A concurrent withdrawal would not see the reply.
        await tx.query(lockAnswer, answerId);
        const [row] = await tx.query(shownAnswer, answerId);
        if (row === undefined) throw answerNotFound();
        if (row.item_id === null || !isMine(viewer, row.item_id, row.author_ref)) throw replyNotYours();
        const { company_id: companyId, company } = row;
        return { kind: 'answer', companyId, company: company.name, itemId: answerId, question: null };
      };
      return { status: 201, body: await store(viewer, headers['idempotency-key'], body.text, find) };
    },
  };
}

function refuseUnfitting(text: string): void {
  const faults = answerFaults(text);
  if (faults.length > 0) throw unfittingAnswer(faults);
}
