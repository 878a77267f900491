import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { ASKED_AFTER_DAYS, HEARD_BACK_ANSWERS, MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredApplication } from '@/server/services/research/jobs/heard-back/stored-applications';
import { StoredApplications } from '@/server/services/research/jobs/heard-back/stored-applications';
import { bulkInsert } from './bulk-insert';
import { insertApplicationLists } from './demo.queries';
import { demoAccounts } from './demo-accounts';
import { companies } from './demo-data';
import { writeJobs } from './jobs';
import { Random } from './random';
import type { ReferencedPerson } from './references';

const MAX_APPLICANTS = 120;
const EVERY_THIN = 7;
const PRESSED_BACK = [ASKED_AFTER_DAYS + 2, 110] as const;

interface ApplicationsOptions {
  readonly people: readonly ReferencedPerson[];
  readonly scale: number;
  readonly now: number;
}

export async function loadApplications(
  tx: Database,
  authorship: Authorship,
  { people, scale, now }: ApplicationsOptions,
): Promise<void> {
  const random = new Random('applications');
  const jobs = writeJobs(scale, now);
  const stored = new StoredApplications(authorship);
  const asked = people.slice(0, demoAccounts.length).map((one, place) => ({
    one,
    all: [3, ASKED_AFTER_DAYS + 2].map((back, nth) =>
      application(random, jobs[place * 2 + nth]?.id ?? '', {
        pressedOn: dayBeforeInIndia(now, back),
        answeredOn: null,
      }),
    ),
  }));
  const applicants = people
    .slice(demoAccounts.length, demoAccounts.length + MAX_APPLICANTS)
    .map((one): { readonly one: ReferencedPerson; readonly all: StoredApplication[] } => ({ one, all: [] }));
  for (const [place, { name }] of companies.entries()) {
    const own = jobs.filter(({ company }) => company === name);
    if (own.length === 0) continue;
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const chance = isThin ? 3 / MAX_APPLICANTS : Math.min(0.6, random.next());
    const manners = random.next();
    for (const { all } of applicants) {
      if (all.length >= MAX_APPLICATIONS || !random.chance(chance)) continue;
      const back = random.integer(...PRESSED_BACK);
      const answeredOn = dayBeforeInIndia(now, back - ASKED_AFTER_DAYS);
      const made = application(random, random.pick(own).id, { pressedOn: dayBeforeInIndia(now, back), answeredOn });
      const answer = random.chance(manners) ? random.pick(HEARD_BACK_ANSWERS) : 'nothing';
      all.push({ ...made, answer });
    }
  }
  const rows = [...asked, ...applicants].map(({ one: { persona }, all }) => {
    const list_ref = authorship.applicationsRef(persona);
    const sorted = all.toSorted((first, second) => second.pressedOn.localeCompare(first.pressedOn));
    return { list_ref, list_seal: stored.seal(list_ref, sorted) };
  });
  await bulkInsert(tx, insertApplicationLists, rows);
}

function application(
  random: Random,
  jobId: string,
  days: Pick<StoredApplication, 'pressedOn' | 'answeredOn'>,
): StoredApplication {
  return { id: random.uuid(), jobId, ...days, answer: null, isCounted: false };
}
