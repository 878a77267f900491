import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { HEARD_BACK_ANSWERS, isRemembered, MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { applicationLists } from './applications.queries';

/** An application. Days are in India, `2026-11-20`. */
export interface StoredApplication {
  readonly id: string;
  readonly jobId: string;
  readonly pressedOn: string;
  readonly answer: HeardBackAnswer | null;
  readonly answeredOn: string | null;
  readonly isCounted: boolean;
}

const WHOLE_LIST = JSON.stringify(
  packed({
    ...{ id: randomUUID(), jobId: randomUUID(), pressedOn: '2026-11-20', answeredOn: '2026-11-20' },
    ...{ answer: 'interview', isCounted: true },
  }).repeat(MAX_APPLICATIONS),
).length;

type Change = (all: readonly StoredApplication[]) => readonly StoredApplication[];

/** Sealed job applications per user, newest first, in equal lengths that hide their number. */
export class StoredApplications {
  constructor(private readonly authorship: Pick<Authorship, 'applicationsRef' | 'sealJson' | 'unsealJson'>) {}

  async list(database: Database, persona: Uint8Array, now: number): Promise<readonly StoredApplication[]> {
    const ref = this.authorship.applicationsRef(persona);
    const [row] = await database.query(applicationLists.read, ref);
    return row === undefined ? [] : this.open(ref, row.list_seal, now);
  }

  async note(tx: Database, persona: Uint8Array, jobId: string, now: number): Promise<void> {
    const added = {
      id: randomUUID(),
      jobId,
      pressedOn: dayInIndia(now),
      answer: null,
      answeredOn: null,
      isCounted: false,
    };
    await this.change(tx, persona, now, (all) =>
      all.some((one) => one.jobId === jobId && (one.answer === null || one.pressedOn === added.pressedOn))
        ? all
        : [added, ...all],
    );
  }

  async change(tx: Database, persona: Uint8Array, now: number, change: Change): Promise<void> {
    const ref = this.authorship.applicationsRef(persona);
    const [row] = await tx.query(applicationLists.lock, ref, this.seal(ref, []));
    if (row === undefined) throw new Error('A list of applications was not stored.');
    const before = this.open(ref, row.list_seal, now);
    const after = change(before);
    if (after !== before) await tx.query(applicationLists.store, ref, this.seal(ref, after));
  }

  seal(ref: Uint8Array, all: readonly StoredApplication[]): Buffer {
    return this.authorship.sealJson(ref, all.slice(0, MAX_APPLICATIONS).map(packed).join(''), WHOLE_LIST);
  }

  open(ref: Uint8Array, sealed: Uint8Array, now: number): readonly StoredApplication[] {
    const lines = String(this.authorship.unsealJson(ref, sealed)).split(' ').filter(Boolean);
    return lines.map(unpacked).filter(({ pressedOn, answer }) => isRemembered(pressedOn, answer, dayInIndia(now)));
  }
}

function packed({ id, jobId, pressedOn, answer, answeredOn, isCounted }: StoredApplication): string {
  return `${[id, jobId, pressedOn, answer ?? '', answeredOn ?? '', isCounted ? 'counted' : ''].join()} `;
}

function unpacked(line: string): StoredApplication {
  const [id = '', jobId = '', pressedOn = '', code = '', answeredOn = '', counted = ''] = line.split(',');
  const answer = HEARD_BACK_ANSWERS.find((one) => one === code) ?? null;
  return { id, jobId, pressedOn, answer, answeredOn: answer === null ? null : answeredOn, isCounted: counted !== '' };
}
