import { MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import { erasing } from '@/server/platform/personal/erase-by';
import type { Merge, PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { applicationLists, appliedOpenings } from './applications.queries';
import { StoredApplications } from './stored-applications';

const mergeApplications: Merge = async ({ database, authorship, personaRef, now }, after) => {
  const stored = new StoredApplications(authorship);
  const before = await stored.list(database, personaRef, now());
  const own = await stored.list(database, after.personaRef, now());
  const moved = before.slice(0, Math.max(0, MAX_APPLICATIONS - own.length));
  return {
    kind: 'applications',
    moves: moved.length,
    ends: before.length - moved.length,
    write: (tx) =>
      stored.change(tx, after.personaRef, now(), (all) =>
        [...all, ...moved].toSorted((one, other) => other.pressedOn.localeCompare(one.pressedOn)),
      ),
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The jobs you applied for and whether you heard back, encrypted',
      columns: ['persona.application_lists.list_ref', 'persona.application_lists.list_seal'],
      copied: ['applications'],
      atEnd: 'erased',
    },
  ],
  exports: [{ name: 'applications', read: applicationRows }],
  merges: [mergeApplications],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) =>
      tx.query(applicationLists.erase, authorship.applicationsRef(personaRef)),
    ),
  ],
};

async function applicationRows({ database, authorship, now, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const all = await new StoredApplications(authorship).list(database, personaRef, now());
  const openings = await database.query(
    appliedOpenings,
    all.map(({ jobId }) => jobId),
  );
  const found = new Map(openings.map((opening) => [opening.id, opening]));
  return all.map(({ jobId, pressedOn, answer, answeredOn, isCounted }) => ({
    job_id: jobId,
    title: found.get(jobId)?.title ?? null,
    company: found.get(jobId)?.company ?? null,
    applied_on: pressedOn,
    answer,
    answered_on: answeredOn,
    is_counted: isCounted,
  }));
}
