import { PerUser } from './per-user';

/** The posts and pseudonyms that users of a memory world do not want to see. */
export class HidingRecords {
  readonly posts = new PerUser(() => new Set<string>());
  readonly names = new PerUser(() => new Set<string>());
}
