import { ShownAnswers } from '@/adapters/memory/kernel/moderated/shown-answers';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { AnswerPage, EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import { WaitingCards } from '../contribute/waiting-cards';

/** An answer of a memory world, or an author’s reply to one. */
export interface MemoryAnswer {
  readonly id: string;
  readonly companyId: number;
  readonly kind: AnswerPage['kind'] | 'answer';
  /** The contribution, the answer that a reply is to, or the question of a fact. */
  readonly to: string;
  text: string;
  /** `2026-11`. */
  readonly month: string;
  isEdited: boolean;
  /** True if it waits for a moderator. */
  isHeld: boolean;
  readonly authorId: string;
}

/** The answers of a memory world. */
export class AnswerRecords {
  all: readonly MemoryAnswer[] = [];
  /** The answers that were stored, by user and idempotency key. */
  readonly stored = new Map<string, MemoryAnswer>();

  readonly #waiting: WaitingCards;

  constructor(world: MemoryWorld) {
    this.#waiting = world.records(WaitingCards);
    world.records(ShownAnswers).find = (id) => {
      const answer = this.find(id);
      return answer === null || answer.isHeld ? null : answer;
    };
  }

  find(id: string): MemoryAnswer | null {
    return this.all.find((answer) => answer.id === id.toLowerCase()) ?? null;
  }

  /** Returns the answer to the same, held or not. */
  to({ kind, to, companyId }: Pick<MemoryAnswer, 'kind' | 'to' | 'companyId'>): MemoryAnswer | null {
    return this.all.find((one) => one.kind === kind && one.to === to && one.companyId === companyId) ?? null;
  }

  /** Returns an answer as readers see it, or as the author of the contribution does; null for one that waits, and for none. */
  shown(answer: MemoryAnswer | null, hasMonth: boolean, isForAuthor = false): EmployerAnswer | null {
    if (answer === null || answer.isHeld) return null;
    const reply = this.to({ kind: 'answer', to: answer.id, companyId: answer.companyId });
    const isShown = reply !== null && (isForAuthor || !(reply.isHeld || this.#waiting.showsAt(reply.id) !== null));
    return {
      answerId: answer.id,
      text: answer.text,
      month: hasMonth ? answer.month : null,
      isEdited: answer.isEdited,
      reply: isShown ? { answerId: reply.id, text: reply.text } : null,
    };
  }

  /** Returns the member of a contribution with its answer; absent for none. */
  memberOf(
    about: Pick<MemoryAnswer, 'kind' | 'to' | 'companyId'>,
    hasMonth: boolean,
  ): { readonly answer?: EmployerAnswer } {
    const answer = this.shown(this.to(about), hasMonth);
    return answer === null ? {} : { answer };
  }

  remove({ id }: MemoryAnswer): void {
    this.all = this.all.filter((answer) => answer.id !== id && !(answer.kind === 'answer' && answer.to === id));
  }
}
