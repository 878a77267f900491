import { randomUUID } from 'node:crypto';
import type { ClaimedCase } from '@/contract/generated/moderation';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_NEAR } from '@/core/research/company/company-limits.rules';
import type { ModerationAct } from '@/core/trust/moderation/acts.rules';
import {
  actOf,
  CASE_CLAIM_MS,
  DECISION_UNDO_MS,
  decisionFault,
  isRemoval,
} from '@/core/trust/moderation/decisions.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { setDuplicateCompany } from '@/server/platform/contributing/company-proposals.queries';
import type { Database } from '@/server/platform/database';
import { unsealComplaintLetter } from '@/server/platform/moderation/complaint-letter';
import type { ItemWithRows } from '@/server/platform/moderation/moderated-items';
import type { ModeratedItem } from '@/server/platform/moderation/moderated-kind';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import { companyByUrlName } from '@/server/services/research/company/company/company.queries';
import { companiesNear } from '@/server/services/research/company/company/company-details.queries';
import { openAnswer } from '../answers/answer-seal';
import { openAppeal } from '../appeals/appeal-seal';
import type { CaseRow } from './case.presenter';
import { awaitedUntil, claimOf, presentClaimed, presentEntry, textsOf, versionTagOf } from './case.presenter';
import {
  claimCase,
  complaintsOf,
  decideCase,
  lockCase,
  noteAct,
  releaseCase,
  reopenCase,
  reportsOf,
  urgentCases,
} from './cases.queries';
import type { ModeratorsDeps } from './moderator.policy';
import { Moderators } from './moderator.policy';

export interface CasesDeps extends ModeratorsDeps {
  readonly moderation: Pick<Moderation, 'items' | 'news' | 'changesQueue'>;
  readonly publish: Publish;
}

type CaseHandlers = Pick<ModerationHandlers, 'listCases' | 'claimCase' | 'releaseCase' | 'decideCase' | 'undoDecision'>;

interface ReadItem {
  readonly found: ItemWithRows;
  readonly item: ModeratedItem;
  readonly isLive: boolean;
}

/** Handles cases, which are claimed, decided once, and reopened if the decision is undone in time. */
export function createCases({ moderation, publish, ...deps }: CasesDeps): CaseHandlers {
  const { items, news } = moderation;
  const { database, authorship, now } = deps;
  const moderators = new Moderators(deps);

  async function note(
    tx: Database,
    viewer: Viewer,
    caseId: string,
    act: 'CLAIMED' | 'RELEASED' | 'DECIDED' | 'UNDONE',
  ) {
    await tx.query(noteAct, randomUUID(), moderators.actorOf(viewer), caseId, act, dayInIndia(now()));
    moderation.changesQueue(tx);
  }

  async function lockOpen(tx: Database, caseId: string): Promise<CaseRow> {
    const [row] = await tx.query(lockCase, caseId);
    if (row === undefined || row.state === 'CLOSED')
      throw new Problem(404, 'case_not_found', moderationRefusals.notFound);
    if (row.state === 'DECIDED') throw new Problem(409, 'case_decided', moderationRefusals.decided);
    return row;
  }

  /** Reads the item. Throws 409 `case_withdrawn` for withdrawn content. */
  async function read(tx: Database, { kind, item_id, origin }: CaseRow): Promise<ReadItem> {
    const found = await items.find(tx, { kind, id: item_id });
    const item = found === null ? null : await items.read(tx, found);
    if (found === null || item === null || !canDecide(found, origin))
      throw new Problem(409, 'case_withdrawn', moderationRefusals.withdrawn);
    return { found, item, isLive: found.state === 'live' };
  }

  async function bringBack(tx: Database, found: ItemWithRows): Promise<readonly Delivery[]> {
    await items.bringBack(tx, found);
    return news.shown(tx, found, items.authorOf(found));
  }

  async function takeOff(tx: Database, found: ItemWithRows, as: 'held' | 'removed'): Promise<readonly Delivery[]> {
    await items.takeOff(tx, found, as);
    return found.state === 'live' ? news.hidden(tx, found) : [];
  }

  async function carryOut(tx: Database, found: ItemWithRows, act: ModerationAct): Promise<readonly Delivery[]> {
    if (!isRemoval(act)) return found.state === 'live' ? [] : bringBack(tx, found);
    // Skips appeals, because their content is hidden already.
    return found.state === 'removed' ? [] : takeOff(tx, found, 'removed');
  }

  async function setBack(tx: Database, found: ItemWithRows, { act, origin }: CaseRow): Promise<readonly Delivery[]> {
    if (act === 'REMOVED') return found.state === 'removed' ? bringBack(tx, found) : [];
    const before = origin === 'APPEAL' ? 'removed' : 'held';
    if (act === 'REJECTED' && found.state !== before) return takeOff(tx, found, before);
    return act === 'PUBLISHED' && found.state === 'live' ? takeOff(tx, found, before) : [];
  }

  function answerIn({ id, answer_seal }: CaseRow): string | null {
    return answer_seal === null ? null : openAnswer(authorship, id, answer_seal);
  }

  async function letters(tx: Database, row: CaseRow) {
    const { id, appeal_seal } = row;
    const complaints = (await tx.query(complaintsOf, id)).map(({ id: complaintId, ground, seal }) => ({
      ground,
      details: seal === null ? null : unsealComplaintLetter(authorship, complaintId, seal).details,
    }));
    const appeal = appeal_seal === null ? null : openAppeal(authorship, id, appeal_seal);
    return { complaints, appeal, answer: answerIn(row) };
  }

  return {
    async listCases({ viewer, http }) {
      await moderators.require(viewer, http);
      const rows = (await database.query(urgentCases)).filter((row) => !moderators.isOwnDecision(viewer, row));
      const cases = rows.map((row) => presentEntry(row, moderators.refOf(viewer, row.id), now()));
      return { status: 200, body: { cases, open: await moderators.countOpen(viewer) } };
    },

    async claimCase({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      const caseId = plainUuid(path.caseId);
      const mine = moderators.refOf(viewer, caseId);
      const body = await database.transaction(async (tx) => {
        const row = await lockOpen(tx, caseId);
        if (claimOf(row, mine, now()) === 'other') throw new Problem(409, 'case_claimed', moderationRefusals.claimed);
        const { found, item, isLive } = await read(tx, row);
        await moderators.refuseOwn(tx, viewer, found, row.place);
        moderators.refuseOwnDecision(viewer, row);
        const claimed_until = new Date(now() + CASE_CLAIM_MS);
        await tx.query(claimCase, caseId, mine, claimed_until);
        await note(tx, viewer, caseId, 'CLAIMED');
        const entry = { ...presentEntry(row, mine, now()), claim: 'mine' as const };
        const reports = await tx.query(reportsOf, row.item_id);
        return presentClaimed(row, entry, {
          item,
          isLive,
          near: await nearOf(tx, row),
          reports,
          ...(await letters(tx, row)),
        });
      });
      return { status: 200, body };
    },

    async releaseCase({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      const caseId = plainUuid(path.caseId);
      await database.transaction(async (tx) => {
        const released = await tx.query(releaseCase, caseId, moderators.refOf(viewer, caseId));
        if (released.length > 0) await note(tx, viewer, caseId, 'RELEASED');
      });
      return { status: 204, body: null };
    },

    async decideCase({ viewer, path, body, http }) {
      await moderators.requireToAct(viewer, http);
      const caseId = plainUuid(path.caseId);
      const mine = moderators.refOf(viewer, caseId);
      const settlesAt = new Date(now() + DECISION_UNDO_MS);
      const decided = await database.transaction(async (tx) => {
        const row = await lockOpen(tx, caseId);
        if (row.claim_ref?.equals(mine) !== true)
          throw new Problem(409, 'case_not_claimed', moderationRefusals.notClaimed);
        if (awaitedUntil(row, now()) !== null)
          throw new Problem(409, 'author_may_answer', moderationRefusals.authorMayAnswer);
        const { found, item, isLive } = await read(tx, row);
        if (versionTagOf(item, isLive, answerIn(row)) !== body.seen)
          throw new Problem(409, 'case_changed', moderationRefusals.changed);
        refuseWrong(body, textsOf(item));
        const act = actOf(body.verdict, isLive);
        const rule = isRemoval(act) ? body.rule : null;
        const deliveries = await carryOut(tx, found, act);
        if (row.kind === 'company') await recordSameCompany(tx, row.item_id, isRemoval(act) ? undefined : body.sameAs);
        await tx.query(decideCase, caseId, mine, act, rule, isRemoval(act) ? body.words : [], settlesAt);
        await note(tx, viewer, caseId, 'DECIDED');
        return { body: { act, rating: item.rating }, deliveries };
      });
      for (const deliver of decided.deliveries) deliver(publish);
      return { status: 200, body: { ...decided.body, settlesAt: settlesAt.toISOString() } };
    },

    async undoDecision({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      const caseId = plainUuid(path.caseId);
      const mine = moderators.refOf(viewer, caseId);
      const deliveries = await database.transaction(async (tx) => {
        const [row] = await tx.query(lockCase, caseId);
        // The moderator repeats a call whose answer was lost.
        if (row?.state === 'OPEN' && row.claim_ref?.equals(mine) === true) return [];
        if (row?.state !== 'DECIDED' || row.decider_ref?.equals(mine) !== true)
          throw new Problem(409, 'decision_settled', moderationRefusals.settled);
        const found = await items.find(tx, { kind: row.kind, id: row.item_id });
        const isThere = found !== null && found.state !== 'withdrawn';
        const withdrawnFrom = row.act === 'PUBLISHED' ? 'HELD' : 'LIVE';
        await tx.query(reopenCase, caseId, mine, new Date(now() + CASE_CLAIM_MS), isThere ? null : withdrawnFrom);
        await note(tx, viewer, caseId, 'UNDONE');
        return found === null ? [] : setBack(tx, found, row);
      });
      for (const deliver of deliveries) deliver(publish);
      return { status: 204, body: null };
    },
  };
}

/** Returns true for live or held content, and for an appeal. */
function canDecide({ state }: ItemWithRows, origin: CaseRow['origin']): boolean {
  return state === 'live' || state === 'held' || (state === 'removed' && origin === 'APPEAL');
}

function refuseWrong(decision: Parameters<typeof decisionFault>[0], texts: readonly string[]): void {
  const wrong = decisionFault(decision, texts);
  const { ruleRequired, otherWords } = moderationRefusals;
  if (wrong === 'rule') throw new Problem(422, 'rule_required', ruleRequired, { rule: ruleRequired });
  if (wrong === 'words') throw new Problem(422, 'words_not_in_text', otherWords, { words: otherWords });
}

async function nearOf(tx: Database, { kind, place }: CaseRow): Promise<ClaimedCase['near']> {
  const key = kind === 'company' ? searchKeyOf(place) : '';
  const rows = key === '' ? [] : await tx.query(companiesNear, key, MAX_NEAR);
  return rows.map(({ slug, name, headquarters }) => ({ urlName: slug, companyName: name, hq: headquarters }));
}

/** Records that the added company is a listed one. Throws 422 `same_company_unknown`. */
async function recordSameCompany(tx: Database, itemId: string, urlName: string | undefined): Promise<void> {
  const [same] = urlName === undefined ? [] : await tx.query(companyByUrlName, urlName.toLowerCase(), null);
  const message = moderationRefusals.sameUnknown;
  if (urlName !== undefined && same === undefined)
    throw new Problem(422, 'same_company_unknown', message, { sameAs: message });
  await tx.query(setDuplicateCompany, itemId, same?.id ?? null);
}
