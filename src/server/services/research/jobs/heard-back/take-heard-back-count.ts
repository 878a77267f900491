import { DAY_MS, dayInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { CountedAnswer, HeardBackState } from '@/core/research/heard-back/heard-back-count.rules';
import { countHeardBack } from '@/core/research/heard-back/heard-back-count.rules';
import { SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { pagesOf, workplacesOf } from '@/server/services/research/salary/snapshot/people-behind';
import { usersBehind } from '@/server/services/research/salary/snapshot/snapshot.queries';
import type { ApplicationsDeps } from './applications';
import { applicationLists, appliedOpenings } from './applications.queries';
import {
  addHeardBackFigures,
  addHeardBackStates,
  heardBackIsDue,
  heardBackStates,
  lockApplicationLists,
  recordHeardBackCount,
  removeHeardBackFigures,
  removeHeardBackStates,
  waitForHeardBackTurn,
} from './count.queries';
import type { StoredApplication } from './stored-applications';
import { StoredApplications } from './stored-applications';

interface AnsweredList {
  readonly ref: Uint8Array;
  readonly persona: Uint8Array;
  readonly since: number;
  readonly all: readonly StoredApplication[];
}

interface ReadAnswer extends CountedAnswer {
  readonly applicationId: string;
}

export async function takeDueHeardBackCount(deps: ApplicationsDeps): Promise<void> {
  const [due] = await deps.database.query(heardBackIsDue, dayInIndia(deps.now() - SNAPSHOT_DAYS * DAY_MS));
  if (due?.is_due === true) await takeHeardBackCount(deps);
}

/** Recounts all companies and stores exactly the displayed numbers. Returns how many are shown. */
export function takeHeardBackCount({ database, authorship, now }: ApplicationsDeps): Promise<number> {
  const stored = new StoredApplications(authorship);
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await tx.query(waitForHeardBackTurn);
    const day = dayNumberInIndia(now());
    const lists: AnsweredList[] = [];
    for await (const page of pagesOf((behind) => tx.query(usersBehind, behind))) {
      const people = page.map(({ id, day: since }) => {
        const persona = authorship.personaRef(id);
        return { ref: authorship.applicationsRef(persona), persona, since };
      });
      const refs = people.map(({ ref }) => ref);
      const seals = new Map(
        (await tx.query(lockApplicationLists, refs)).map((row) => [row.list_ref.toString('latin1'), row.list_seal]),
      );
      for (const person of people) {
        const sealed = seals.get(person.ref.toString('latin1'));
        const all = sealed === undefined ? [] : stored.open(person.ref, sealed, now());
        if (all.some(({ answer }) => answer !== null)) lists.push({ ...person, all });
      }
    }
    const workplaces = await workplacesOf(tx, authorship);
    const companies = await companiesOf(tx, lists);
    const answers = lists.flatMap(({ persona, since, all }, person) => {
      const workplace = workplaces.get(Buffer.from(persona).toString('latin1'));
      return all.flatMap(({ id, jobId, answer, answeredOn, pressedOn, isCounted }): readonly ReadAnswer[] => {
        const companyId = companies.get(jobId);
        if (companyId === undefined || answer === null || answeredOn === null) return [];
        const isAtWork = workplace?.companyId === companyId;
        return [
          {
            applicationId: id,
            companyId,
            answer,
            pressedOn: Date.parse(pressedOn) / DAY_MS,
            month: answeredOn.slice(0, 7),
            isCounted,
            person,
            since,
            isAtWork,
            provedOn: isAtWork ? workplace.provedOn : null,
          },
        ];
      });
    });
    const { counted, shown, kept, states } = countHeardBack(answers, await statesIn(tx), day);
    await tx.query(removeHeardBackFigures, kept);
    await tx.query(addHeardBackFigures, JSON.stringify(shown.map((one) => ({ ...one, newest: `${one.newest}-01` }))));
    await tx.query(removeHeardBackStates);
    await tx.query(addHeardBackStates, JSON.stringify(states));
    const countedIds = new Set(
      answers.flatMap(({ applicationId }, place) => (counted.has(place) ? [applicationId] : [])),
    );
    for (const { ref, all } of lists) {
      const changed = all.some(({ id, isCounted }) => countedIds.has(id) !== isCounted);
      const after = all.map((one) => ({ ...one, isCounted: countedIds.has(one.id) }));
      if (changed) await tx.query(applicationLists.store, ref, stored.seal(ref, after));
    }
    await tx.query(recordHeardBackCount, dayInIndia(now()));
    return shown.length + kept.length;
  });
}

async function companiesOf(tx: Database, lists: readonly AnsweredList[]): Promise<ReadonlyMap<string, number>> {
  const jobIds = [...new Set(lists.flatMap(({ all }) => all.map(({ jobId }) => jobId)))];
  const rows = await tx.query(appliedOpenings, jobIds);
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

async function statesIn(tx: Database): Promise<readonly HeardBackState[]> {
  const rows = await tx.query(heardBackStates);
  return rows.map(({ company_id, people, base, is_shown, stale_since }) => ({
    companyId: company_id,
    people,
    base,
    isShown: is_shown,
    staleSince: stale_since,
  }));
}
