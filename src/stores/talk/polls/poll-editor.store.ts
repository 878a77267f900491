import { makeAutoObservable } from 'mobx';
import type { DraftPoll } from '@/core/talk/polls/draft-poll';
import { emptyPoll, withAddedOption, withOptionText, withoutOption } from '@/core/talk/polls/draft-poll';
import type { PollConfig, PollDuration } from '@/core/talk/polls/poll';
import { POLL_LIMITS } from '@/core/talk/polls/poll.rules';
import type { Polls } from '@/core/talk/polls/polls.port';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { DraftStore } from '../posting/draft.store';

/** The poll of the draft, and the limits of polls (EN-POLL-DRAFT). */
export class PollEditorStore {
  readonly #loaded: Loadable<PollConfig>;
  readonly #writing: Pick<DraftStore, 'draft' | 'changeAttachment'>;

  constructor(polls: Polls, writing: Pick<DraftStore, 'draft' | 'changeAttachment'>) {
    this.#writing = writing;
    this.#loaded = new Loadable(() => polls.getPollConfig());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get poll(): DraftPoll {
    return this.#writing.draft.poll ?? emptyPoll;
  }

  /** The limits. This version's defaults apply until the service has responded. */
  get config(): PollConfig {
    return this.#loaded.value ?? POLL_LIMITS;
  }

  get canAdd(): boolean {
    return this.poll.options.length < this.config.maxOptions;
  }

  get canRemove(): boolean {
    return this.poll.options.length > this.config.minOptions;
  }

  start(): void {
    void this.#loaded.loadOnce();
  }

  changeOption(index: number, text: string): void {
    this.change(withOptionText(this.poll, index, text));
  }

  add(): void {
    this.change(withAddedOption(this.poll));
  }

  remove(index: number): void {
    this.change(withoutOption(this.poll, index));
  }

  changeDuration(durationHours: PollDuration): void {
    this.change({ ...this.poll, durationHours });
  }

  private change(poll: DraftPoll): void {
    this.#writing.changeAttachment('poll', { poll });
  }
}
