import { careerMessages } from '@/core/account/career-status/career-messages';
import type { CareerStatuses } from '@/core/account/career-status/career-status.port';
import type { EditOnboarding } from './edit-onboarding.use-case';
import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingWalk } from './onboarding-walk';
import type { OpenOnboarding } from './open-onboarding.use-case';

export interface ResumeOnboardingParts {
  readonly session: { readonly userId: string | null };
  readonly career: { suggested(companyName: string, jobProfile: string | undefined): void };
}

/** Resumes onboarding after the user linked an account of the job portal, and fills in that account's job. */
export class ResumeOnboarding {
  readonly #statuses: Pick<CareerStatuses, 'suggestCareers'>;
  readonly #edit: Pick<EditOnboarding, 'execute'>;
  readonly #open: Pick<OpenOnboarding, 'execute'>;
  readonly #parts: ResumeOnboardingParts;

  constructor(
    statuses: Pick<CareerStatuses, 'suggestCareers'>,
    edit: Pick<EditOnboarding, 'execute'>,
    open: Pick<OpenOnboarding, 'execute'>,
    parts: ResumeOnboardingParts,
  ) {
    this.#statuses = statuses;
    this.#edit = edit;
    this.#open = open;
    this.#parts = parts;
  }

  async execute(walk: OnboardingWalk, request: Partial<OnboardingRequest>): Promise<void> {
    const { session, career } = this.#parts;
    const { userId } = session;
    walk.happened({ kind: 'importStarted' });
    if (request.edit) await this.#edit.execute(walk, request.edit);
    else await this.#open.execute(walk, request);
    const isOpen = walk.state.isOnboardingOpen;
    const answer = isOpen ? await this.#statuses.suggestCareers({ careerStatusType: 'working' }) : null;
    // In the meantime the session may have ended, or another user may have logged in.
    if (session.userId !== userId) return;
    const [job] = answer?.ok ? answer.value.suggestions : [];
    if (job?.companyName !== undefined) career.suggested(job.companyName, job.jobProfile);
    walk.happened(
      answer?.ok ? { kind: 'imported' } : { kind: 'importFailed', message: careerMessages.suggestionFailed },
    );
  }
}
