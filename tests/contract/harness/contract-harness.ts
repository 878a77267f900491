import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { Key } from '@/core/kernel/common/key';
import type { InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';
import type { PhotoAlbumName } from '@/core/research/photos/photo';
import type { TenureAnswers } from '@/core/research/tenure/tenure.rules';
import type { PostStatus } from '@/core/talk/posting/post';

/**
 * A viewer by role: `guest` without a session; `user` signed in and nothing more; `reader` with the reader step; `writer` with
 * a pseudonym and a complete job as Software Engineer at Vaayuna Technologies; `otherWriter` with a pseudonym and complete
 * studies at Kaveri Institute of Technology; `crawler` a search engine without a session.
 */
export type Role = 'guest' | 'user' | 'reader' | 'writer' | 'otherWriter' | 'crawler';

/** A browser's adapters. */
export interface Actor {
  /** Returns the adapter of a service's port; the same one each time. Throws for a port of the device. */
  port<Value>(key: Key<Value>): Value;
}

/** A comment to be put under a post. */
export interface SeededComment {
  readonly content: string;
  readonly upvotes: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** A company to be added to the catalogue. */
export interface SeededCompany {
  readonly companyId: number;
  readonly name: string;
}

/** A review to be put under a company of the catalogue; names are those of the catalogue's lists. */
export interface SeededReview {
  readonly companyId: number;
  readonly rating: number;
  /** ISO 8601 in UTC. */
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
  /** Whether the writer wrote it; else no user of the world did. */
  readonly isByWriter?: boolean;
}

/** An opening; names are those of the small catalogue. */
export interface SeededJob {
  readonly title: string;
  readonly company: 'Vaayuna Technologies' | 'Neelgiri Textiles' | 'Sagarmatha Health';
  readonly jobProfile?: 'Software Engineer' | 'Nurse';
  readonly locations?: readonly ('Bengaluru' | 'New Delhi' | 'Kochi')[];
  readonly workMode?: 'office' | 'hybrid' | 'remote';
  readonly employment?: 'fulltime' | 'contractual' | 'intern';
  readonly experience?: readonly [least: number, most: number];
  /** Rupees a year. */
  readonly pay?: readonly [least: number | null, most: number | null];
  readonly skills?: readonly string[];
  readonly description?: string;
  readonly daysAgo: number;
  /** True by default. */
  readonly isDayKnown?: boolean;
  readonly firstDaysAgo?: number;
  readonly timesPosted?: number;
}

/** A reported salary of the catalogue's items, by their ids; Kochi (3) and 3 years unless said otherwise. */
export interface SeededSalary {
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId?: number | null;
  readonly experience?: number | null;
  /** How many months ago the report is of; 0 unless said otherwise. */
  readonly monthsAgo?: number;
  readonly fixed: number;
  readonly variable?: number;
  readonly stock?: number;
  readonly joiningBonus?: number;
  /** Full-time work unless said otherwise. */
  readonly employment?: EmploymentType;
  readonly reports?: number;
  readonly isChecked?: boolean;
}

/** A question of a company's interviews, with its answers. */
export interface SeededQuestion {
  readonly text: string;
  /** The question in addresses, if another company's question has that of the text. */
  readonly slug?: string;
  readonly skills?: readonly string[];
  readonly answers?: readonly string[];
}

/** Interviews of the catalogue's items, by their ids, each with all the questions. */
export interface SeededInterviews {
  readonly companyId: number;
  readonly jobProfileId: number | null;
  readonly questions: readonly SeededQuestion[];
  readonly reports: readonly {
    /** `2026-11`. */
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

/** A counted list of the awards, the best first; companies are those of the small catalogue. */
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

/** One world on which the ports work, in memory or behind the wire, with the small catalogue of the integration tests. */
export interface ContractHarness {
  /** Returns the viewer of a role; the same one each time. */
  as(role: Role): Actor;
  /** Closes the realtime connection of a viewer; it is not opened again by itself. */
  disconnect(who: Role | Actor): void;
  /** Returns a user who signs in for the first time. */
  newcomer(): Promise<Actor>;
  /** Returns a newcomer who has agreed to an earlier version of the terms than the one in force. */
  agreedEarlier(): Promise<Actor>;
  /** Returns a newcomer with the role of a moderator, who has accepted a version of the code of conduct, by default that in force; null for none. */
  moderator(accepted?: number | null): Promise<Actor>;
  /** Returns a newcomer whose address has an account at the job portal, as Software Engineer at Vaayuna Technologies. */
  portalUser(): Promise<Actor>;
  /** A token of the job portal's window for the account of a name; the portal knows a job of one whose last name is Naukri. */
  portalTokenOf(name: string): Promise<string>;
  /** A provider's access token for the account of a name. */
  tokenOf(name: string): Promise<string>;
  /** The code in the last mail to an address. */
  mailedCode(email: string): Promise<string>;
  /** The key of the unsubscribe link in the mails of a list to the user who signed in with the account of a name. */
  unsubscribeKey(name: string, list: 'digest' | 'answers'): Promise<string>;
  /** Lets time pass for the service, in ms. */
  pass(ms: number): void;
  /** Lets time pass for the service until it is next so late in India: `00:10`. */
  passTo(timeOfDay: string): void;
  seedComments(postId: string, comments: readonly SeededComment[]): Promise<void>;
  /** Adds photos of this moment, the first one the oldest. */
  seedPhotos(companyId: number, photos: readonly (readonly [album: PhotoAlbumName, caption: string])[]): Promise<void>;
  /** Adds a report of benefits, of this moment. */
  seedBenefits(companyId: number, codes: readonly string[], text: string | null): Promise<void>;
  /** Adds companies of an industry that the catalogue has. */
  seedCompanies(industry: string, companies: readonly SeededCompany[]): Promise<void>;
  seedReviews(reviews: readonly SeededReview[]): Promise<void>;
  /** Returns the ids of the openings. */
  seedJobs(jobs: readonly SeededJob[]): Promise<readonly string[]>;
  /** Adds imported salaries, takes a snapshot of all figures, and lets interviews count that have waited, as the service's rounds do. */
  seedSalaries(salaries: readonly SeededSalary[]): Promise<void>;
  /** Counts all figures of pay at once, as the service does once a week. */
  takeSalarySnapshot(): Promise<void>;
  /** Adds imported reports of stays at a company, each with its answers, and counts all figures. */
  seedTenure(companyId: number, answers: readonly Partial<TenureAnswers>[]): Promise<void>;
  /** Counts all figures of joining and leaving at once, as the service does once a week. */
  takeTenureSnapshot(): Promise<void>;
  /** Counts all figures of hearing back at once, as the service does once a week. */
  takeHeardBackCount(): Promise<void>;
  /** Publishes the shares of invited contributions, as the service does once a week. */
  takeInvitedSnapshot(): Promise<void>;
  /** Adds reported interviews with their questions. */
  seedInterviews(interviews: SeededInterviews): Promise<void>;
  seedAwards(lists: readonly SeededAwards[]): Promise<void>;
  setStatus(postId: string, status: PostStatus): Promise<void>;
  /** Returns the number of users who have seen a post. */
  viewsOf(postId: string): Promise<number>;
  /** Sets the TXT records of a host. */
  setTxtRecords(host: string, records: readonly string[]): Promise<void>;
  /** Ends a poll now. */
  closePoll(postId: string): Promise<void>;
  /** Others see new cards within so many hours from now on; 0, with which a world begins, shows them at once. */
  showCardsWithin(hours: number): void;
  /** Runs the server's rounds: they tell of what ended and what was best, let decisions of moderators stand, and show cards whose hour has come. */
  runRounds(): Promise<void>;
  stop(): Promise<void>;
}
