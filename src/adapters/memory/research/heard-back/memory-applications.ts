import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Application } from '@/core/research/heard-back/application';
import type { Applications } from '@/core/research/heard-back/applications.port';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { heardBackRefusals, isAnswerDueOn } from '@/core/research/heard-back/heard-back.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import { JobRecords } from '../jobs/job-records';
import type { MemoryApplication } from './application-records';
import { ApplicationRecords } from './application-records';

export class MemoryApplications implements Applications {
  readonly #browser: MemoryBrowser;
  readonly #records: ApplicationRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(ApplicationRecords);
  }

  listApplications(): Promise<Result<readonly Application[], Failure>> {
    return this.#browser.askSignedIn('listApplications', {}, (viewer) =>
      ok(this.#records.of(viewer).map((one) => this.#present(one))),
    );
  }

  noteApplication(path: { readonly jobId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('noteApplication', { path }, (viewer) => {
      const { clock, ids } = this.#browser.world;
      const jobId = path.jobId.toLowerCase();
      const since = firstListedDay(clock.now());
      const isListed = this.#jobs.some((job) => job.jobId === jobId && job.postedOn >= since);
      if (!isListed) return refusal(404, 'job_not_found', heardBackRefusals.jobGone);
      const all = this.#records.of(viewer);
      const pressedOn = this.#today;
      const isNoted = all.some((one) => one.jobId === jobId && (one.answer === null || one.pressedOn === pressedOn));
      const added = { id: ids.next(), jobId, pressedOn, answer: null, answeredOn: null };
      if (!isNoted) this.#records.set(viewer, [added, ...all]);
      return ok(null);
    });
  }

  answerApplication({
    applicationId,
    ...body
  }: {
    readonly applicationId: string;
    readonly answer: HeardBackAnswer | null;
  }): Promise<Result<null, Failure>> {
    const { answer } = body;
    const sent = { path: { applicationId }, body };
    return this.#browser.askSignedIn('answerApplication', sent, (viewer) => {
      const all = this.#records.of(viewer);
      const before = all.find(({ id }) => id === applicationId.toLowerCase());
      if (before === undefined) return refusal(404, 'application_not_found', heardBackRefusals.gone);
      if (!isAnswerDueOn(before.pressedOn, this.#today))
        return refusal(409, 'application_not_due', heardBackRefusals.tooEarly);
      if (before.answer === answer) return ok(null);
      if (this.#records.isCounted(before.id)) return refusal(409, 'answer_counted', heardBackRefusals.counted);
      const answeredOn = answer === null ? null : this.#today;
      this.#records.set(
        viewer,
        all.map((one) => (one === before ? { ...one, answer, answeredOn } : one)),
      );
      return ok(null);
    });
  }

  removeApplication(path: { readonly applicationId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('removeApplication', { path }, (viewer) => {
      const id = path.applicationId.toLowerCase();
      this.#records.set(
        viewer,
        this.#records.of(viewer).filter((one) => one.id !== id),
      );
      return ok(null);
    });
  }

  get #jobs() {
    return this.#browser.world.records(JobRecords).all;
  }

  get #today(): string {
    return dayInIndia(this.#browser.world.clock.now());
  }

  #present({ id: applicationId, jobId, pressedOn, answer }: MemoryApplication): Application {
    const job = this.#jobs.find((one) => one.jobId === jobId);
    const shown = job === undefined ? null : { title: job.title, company: job.company };
    const isDue = isAnswerDueOn(pressedOn, this.#today);
    const isCounted = this.#records.isCounted(applicationId);
    return { applicationId, jobId, pressedOn, isDue, answer, isCounted, shown };
  }
}
