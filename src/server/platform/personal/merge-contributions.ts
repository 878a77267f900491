import type { MergedContributions } from './merge-contributions.queries';
import { existingOnceRefs } from './merge-contributions.queries';
import type { Merge } from './personal-data';

export function mergeOfContributions({ kind, subjectOf, ...statements }: MergedContributions): Merge {
  return async (before, after) => {
    const { authorship, database } = before;
    const rows = await database.query(statements.rows, await before.own.of(kind));
    const own = rows
      .filter(({ id, author_ref }) => authorship.authorRef(before.personaRef, id).equals(author_ref))
      .map(({ company_id: companyId, job_profile_id: jobProfileId, month, ...row }) => {
        const subject = subjectOf?.({ companyId, jobProfileId, month }) ?? row.id;
        return { ...row, onceRef: authorship.onceRef(after.personaRef, subject) };
      });
    const once_refs = own.filter(({ is_once }) => is_once).map(({ onceRef }) => onceRef);
    const told = await database.query(existingOnceRefs, once_refs);
    const taken = new Set(told.map(({ once_ref }) => once_ref.toString('hex')));
    const moved = own.filter(({ is_once, onceRef }) => !is_once || !taken.has(onceRef.toString('hex')));
    const shown = (some: typeof own) => some.filter(({ is_shown }) => is_shown).length;
    return {
      kind,
      moves: shown(moved),
      ends: shown(own) - shown(moved),
      ids: moved.map(({ id }) => ({ kind, id })),
      write: (tx) =>
        tx.query(
          statements.move,
          moved.map(({ id }) => id),
          moved.map(({ id }) => authorship.authorRef(after.personaRef, id)),
          moved.map(({ id }) => authorship.sealAuthor(after.personaRef, id)),
          moved.map(({ onceRef }) => onceRef),
        ),
    };
  };
}
