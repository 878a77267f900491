import type { Appearance } from '@/server/contract/viewer';
import type { DemoCommunity } from './communities';
import type { DemoBallot } from './demo-ballot';
import type { DemoPerson } from './person';
import type { PostTemplate } from './post-template';

/** A comment. Ages are milliseconds before the load. */
export interface DemoComment {
  readonly id: string;
  readonly author: DemoPerson;
  readonly appearance: Appearance;
  readonly content: string;
  readonly age: number;
  readonly upvotes: number;
}

export interface DemoPost {
  readonly id: string;
  readonly community: DemoCommunity;
  readonly template: PostTemplate;
  readonly author: DemoPerson;
  readonly appearance: Appearance;
  readonly title: string | null;
  readonly content: string;
  readonly age: number;
  readonly upvoters: readonly DemoPerson[];
  readonly downvoters: readonly DemoPerson[];
  readonly viewers: readonly DemoPerson[];
  readonly comments: readonly DemoComment[];
  readonly ballot: DemoBallot | null;
}
