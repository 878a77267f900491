import { randomUUID } from 'node:crypto';
import { insertRow, select } from '@tests/support/sql';
import { integer, uuid } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import type { SeededReview } from './contract-harness';

/** Helpful marks come from users who never sign in. */
export async function insertReviews(
  { database, authorship }: RunningServer,
  seeded: readonly SeededReview[],
): Promise<void> {
  const idOf = async (table: string, name: string | undefined) => {
    if (name === undefined) return null;
    const [row] = await select(database, { id: integer }, `select id from catalog.${table} where name = $1`, name);
    return row?.id ?? null;
  };
  const [writer] = await select(database, { id: uuid }, `select id from identity.users where name = 'Person 3'`);
  for (const review of seeded) {
    const id = randomUUID();
    const { isByWriter = false, department, designation, location, aspects = {}, liked = [], disliked = [] } = review;
    const persona = isByWriter && writer !== undefined ? authorship.personaRef(writer.id) : null;
    await insertRow(database, 'research.reviews', {
      id,
      company_id: review.companyId,
      rating: review.rating,
      likes: review.likes ?? null,
      dislikes: review.dislikes ?? null,
      ...aspects,
      department_id: await idOf('departments', department),
      job_profile_id: await idOf('job_profiles', designation),
      location_id: await idOf('locations', location),
      employment: review.employment ?? null,
      is_current: review.isCurrent ?? null,
      proof: review.proof ?? null,
      liked: `{${liked.join(',')}}`,
      disliked: `{${disliked.join(',')}}`,
      created_at: new Date(review.createdAt),
      helpful: review.helpful ?? 0,
      author_ref: persona === null ? null : authorship.authorRef(persona, id),
      author_seal: persona === null ? null : authorship.sealAuthor(persona, id),
    });
  }
}
