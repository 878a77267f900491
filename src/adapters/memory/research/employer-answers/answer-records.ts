import { ShownAnswers } from '@/adapters/memory/kernel/moderated/shown-answers';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { AnswerPage, EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import { isWithdrawn } from '@/core/kernel/moderated/employer-answer';
import { WaitingCards } from '../contribute/waiting-cards';

export interface MemoryAnswer {
  readonly id: string;
  readonly companyId: number;
  readonly kind: AnswerPage['kind'] | 'answer';
  to: string;
  text: string;
  readonly month: string;
  isEdited: boolean;
  isHeld: boolean;
  readonly authorId: string;
}

export class AnswerRecords {
  all: readonly MemoryAnswer[] = [];
  readonly stored = new Map<string, MemoryAnswer>();

  readonly #waiting: WaitingCards;

  constructor(world: MemoryWorld) {
    this.#waiting = world.records(WaitingCards);
    world.records(ShownAnswers).find = (id) => {
      const answer = this.find(id);
      return answer === null || answer.isHeld || isWithdrawn(answer) ? null : answer;
    };
  }

  find(id: string): MemoryAnswer | null {
    return this.all.find((answer) => answer.id === id.toLowerCase()) ?? null;
  }

  to({ kind, to, companyId }: Pick<MemoryAnswer, 'kind' | 'to' | 'companyId'>): MemoryAnswer | null {
    return this.all.find((one) => one.kind === kind && one.to === to && one.companyId === companyId) ?? null;
  }

  /** Returns the shown answer, or null while it waits for a moderator, and if there is none. */
  shown(answer: MemoryAnswer | null, hasMonth: boolean, isForAuthor = false): EmployerAnswer | null {
    if (answer === null || answer.isHeld) return null;
    const reply = this.replyTo(answer);
    const isPublic = this.isPublic(reply);
    if (isWithdrawn(answer) && !isPublic) return null;
    const isShown = reply !== null && (isForAuthor || isPublic);
    return {
      answerId: answer.id,
      text: answer.text,
      month: hasMonth ? answer.month : null,
      isEdited: answer.isEdited,
      reply: isShown ? { answerId: reply.id, text: reply.text } : null,
    };
  }

  memberOf(
    about: Pick<MemoryAnswer, 'kind' | 'to' | 'companyId'>,
    hasMonth: boolean,
  ): { readonly answer?: EmployerAnswer } {
    const answer = this.shown(this.to(about), hasMonth);
    return answer === null ? {} : { answer };
  }

  replyTo({ id, companyId }: MemoryAnswer): MemoryAnswer | null {
    return this.to({ kind: 'answer', to: id, companyId });
  }

  isPublic(reply: MemoryAnswer | null): boolean {
    return reply !== null && !reply.isHeld && this.#waiting.showsAt(reply.id) === null;
  }

  /** Removes an answer. If it has a reply, an empty answer stays in its place until the reply is removed too. */
  remove(ended: MemoryAnswer): void {
    const withdrawn = { ...ended, text: '', isEdited: false, isHeld: false };
    this.all =
      this.replyTo(ended) === null
        ? this.all.filter((one) => one !== ended && !(isWithdrawn(one) && this.replyTo(one) === ended))
        : this.all.map((one) => (one === ended ? withdrawn : one));
  }
}
