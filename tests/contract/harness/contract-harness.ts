import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { Key } from '@/core/kernel/common/key';
import type { InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';
import type { PhotoAlbumName } from '@/core/research/photos/photo';
import type { TenureAnswers } from '@/core/research/tenure/tenure.rules';
import type { PostStatus } from '@/core/talk/posting/post';

/**
 * `guest`: no session; `user`: signed in; `reader`: with the reader step; `writer`: pseudonym and job as Software
 * Engineer at Vaayuna Technologies; `otherWriter`: pseudonym and studies at Kaveri Institute of Technology;
 * `crawler`: a search engine.
 */
export type Role = 'guest' | 'user' | 'reader' | 'writer' | 'otherWriter' | 'crawler';

export interface Actor {
  port<Value>(key: Key<Value>): Value;
}

export interface SeededComment {
  readonly content: string;
  readonly upvotes: number;
  readonly createdAt: string;
}

export interface SeededCompany {
  readonly companyId: number;
  readonly name: string;
}

export interface SeededReview {
  readonly companyId: number;
  readonly rating: number;
  readonly createdAt: string;
  readonly likes?: string;
  readonly dislikes?: string;
  readonly aspects?: Readonly<Record<string, number>>;
  readonly department?: string;
  readonly designation?: string;
  readonly location?: string;
  readonly employment?: 'fulltime' | 'intern';
  readonly isCurrent?: boolean;
  readonly proof?: 'WORK_EMAIL';
  readonly liked?: readonly string[];
  readonly disliked?: readonly string[];
  readonly helpful?: number;
  /** False: written by no user of the world. */
  readonly isByWriter?: boolean;
}

export interface SeededJob {
  readonly title: string;
  readonly company: 'Vaayuna Technologies' | 'Neelgiri Textiles' | 'Sagarmatha Health';
  readonly jobProfile?: 'Software Engineer' | 'Nurse';
  readonly locations?: readonly ('Bengaluru' | 'New Delhi' | 'Kochi')[];
  readonly workMode?: 'office' | 'hybrid' | 'remote';
  readonly employment?: 'fulltime' | 'contractual' | 'intern';
  readonly experience?: readonly [least: number, most: number];
  readonly pay?: readonly [least: number | null, most: number | null];
  readonly skills?: readonly string[];
  readonly description?: string;
  readonly daysAgo: number;
  readonly isDayKnown?: boolean;
  readonly firstDaysAgo?: number;
  readonly timesPosted?: number;
}

export interface SeededSalary {
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId?: number | null;
  readonly experience?: number | null;
  readonly monthsAgo?: number;
  readonly fixed: number;
  readonly variable?: number;
  readonly stock?: number;
  readonly joiningBonus?: number;
  readonly employment?: EmploymentType;
  readonly reports?: number;
  readonly isChecked?: boolean;
}

export interface SeededQuestion {
  readonly text: string;
  readonly slug?: string;
  readonly skills?: readonly string[];
  readonly answers?: readonly string[];
}

export interface SeededInterviews {
  readonly companyId: number;
  readonly jobProfileId: number | null;
  readonly questions: readonly SeededQuestion[];
  readonly reports: readonly {
    readonly month: string;
    readonly isFresher?: boolean | null;
    readonly difficulty?: number | null;
    readonly outcome?: InterviewOutcome | null;
    readonly isFair?: boolean | null;
    readonly days?: number | null;
    readonly rounds?: readonly string[];
    readonly story?: string;
  }[];
}

export interface SeededAwards {
  readonly year: 2024 | 2025 | 2026;
  readonly category: { readonly urlName: string; readonly name: string };
  readonly places: readonly {
    readonly companyId: 1 | 2 | 3;
    readonly rank: number;
    readonly isShared: boolean;
    readonly score: number;
    readonly uncertainty: number;
    readonly reviews: number;
  }[];
}

/** A world in memory or behind the wire, with the small catalogue of the integration tests. */
export interface ContractHarness {
  as(role: Role): Actor;
  disconnect(who: Role | Actor): void;
  newcomer(): Promise<Actor>;
  /** Accepted an earlier version of the terms. */
  agreedEarlier(): Promise<Actor>;
  /** `accepted`: version of the code of conduct, current by default; null for none. */
  moderator(accepted?: number | null): Promise<Actor>;
  /** The address has a job portal account, as Software Engineer at Vaayuna Technologies. */
  portalUser(): Promise<Actor>;
  portalTokenOf(name: string): Promise<string>;
  tokenOf(name: string): Promise<string>;
  mailedCode(email: string): Promise<string>;
  unsubscribeKey(name: string, list: 'digest' | 'answers'): Promise<string>;
  pass(ms: number): void;
  passTo(timeOfDay: string): void;
  seedComments(postId: string, comments: readonly SeededComment[]): Promise<void>;
  seedPhotos(companyId: number, photos: readonly (readonly [album: PhotoAlbumName, caption: string])[]): Promise<void>;
  seedBenefits(companyId: number, codes: readonly string[], text: string | null): Promise<void>;
  seedCompanies(industry: string, companies: readonly SeededCompany[]): Promise<void>;
  seedReviews(reviews: readonly SeededReview[]): Promise<void>;
  seedJobs(jobs: readonly SeededJob[]): Promise<readonly string[]>;
  seedSalaries(salaries: readonly SeededSalary[]): Promise<void>;
  takeSalarySnapshot(): Promise<void>;
  seedTenure(companyId: number, answers: readonly Partial<TenureAnswers>[]): Promise<void>;
  takeTenureSnapshot(): Promise<void>;
  takeHeardBackCount(): Promise<void>;
  takeInvitedSnapshot(): Promise<void>;
  seedInterviews(interviews: SeededInterviews): Promise<void>;
  seedAwards(lists: readonly SeededAwards[]): Promise<void>;
  setStatus(postId: string, status: PostStatus): Promise<void>;
  viewsOf(postId: string): Promise<number>;
  setTxtRecords(host: string, records: readonly string[]): Promise<void>;
  closePoll(postId: string): Promise<void>;
  showCardsWithin(hours: number): void;
  /** Runs the server's rounds: notifications, final decisions, waiting cards. */
  runRounds(): Promise<void>;
  stop(): Promise<void>;
}
