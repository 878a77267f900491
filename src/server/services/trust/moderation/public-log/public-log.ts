import { dayInIndia, startOfMonthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { LOG_TOTAL_MONTHS, MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import type { CursorSeals } from '@/server/platform/cursor';
import { Cursors, MAX_ID } from '@/server/platform/cursor';
import { verifierOf, writeVerifierKey } from '@/server/platform/tlog/signed-note';
import type { AskWitnessesDeps } from './ask-witnesses';
import { linesBefore, starsBetween, sumsSince } from './log.queries';
import { signCheckpoint } from './log-checkpoint';
import { logSigners, witnessSigner } from './stored-log-keys';
import { cosignatures } from './witness.queries';

interface PublicLogDeps extends AskWitnessesDeps {
  readonly authorship: AskWitnessesDeps['authorship'] & CursorSeals;
}

export function createPublicLog(
  deps: PublicLogDeps,
): Pick<ModerationHandlers, 'listLogLines' | 'getLogCheckpoint' | 'getLogSums'> {
  const { database, authorship, config, now } = deps;
  const cursors = new Cursors(authorship);
  const firstOfMonth = (months: number) => dayInIndia(startOfMonthInIndia(now(), months).getTime());
  return {
    async listLogLines({ query: { cursor, limit } }) {
      const [before = Number.MAX_SAFE_INTEGER] = cursors.read(cursor, 1)?.keys ?? [];
      const rows = await database.query(linesBefore(limit + 1), before);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const nextCursor =
        rows.length > limit && last !== undefined ? cursors.write({ keys: [last.number], id: MAX_ID }) : null;
      return { status: 200, body: { items, nextCursor } };
    },

    async getLogCheckpoint() {
      const { text, note } = await signCheckpoint(deps);
      const keys = (await logSigners(deps)).map(verifierOf);
      const own = verifierOf(await witnessSigner(deps)).publicKey;
      const rows = (await database.query(cosignatures)).filter(({ checkpoint }) => checkpoint === text);
      const cosigners = rows.flatMap(({ witness, cosigned_at }) => {
        const known = config.witnesses.find(({ key }) => writeVerifierKey(key) === witness);
        return known === undefined || known.isOwn || known.key.publicKey.equals(own)
          ? []
          : [{ name: known.key.name, cosignedOn: dayInIndia(cosigned_at.getTime()) }];
      });
      const body = { note: note + rows.map(({ line }) => line).join(''), keys: keys.map(writeVerifierKey), cosigners };
      return { status: 200, body };
    },

    async getLogSums() {
      const rows = await database.query(sumsSince, firstOfMonth(LOG_TOTAL_MONTHS - 1));
      const sums = rows.map(({ month, kind, act, count }) => ({
        month,
        kind,
        act,
        count: said(count),
      }));
      const stars = await database.query(starsBetween, firstOfMonth(LOG_TOTAL_MONTHS), firstOfMonth(0));
      const ofStars = stars.map(({ rating, kept, taken_off }) => ({
        rating,
        kept: said(kept),
        takenOff: said(taken_off),
      }));
      return { status: 200, body: { sums, stars: ofStars } };
    },
  };
}

function said(count: number): number | null {
  return count < MIN_COUNTED_DECISIONS ? null : count;
}
