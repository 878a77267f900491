import { makeAutoObservable } from 'mobx';
import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { DropdownList, DropdownSuggestion } from '@/core/catalog/dropdown-item';
import { SUGGESTION_WAIT_MS, suggestionTextOf } from '@/core/catalog/suggestion-text';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';

/** The suggestions under one text box. */
export class SuggestionsStore {
  found: LoadState<readonly DropdownSuggestion[]> = idle;
  private asked: string | null = null;
  private cancelWait: Cancel | null = null;

  constructor(
    private readonly list: DropdownList,
    private readonly dropdown: Dropdown,
    private readonly scheduler: Scheduler,
  ) {
    makeAutoObservable<this, 'list' | 'dropdown' | 'scheduler' | 'asked' | 'cancelWait'>(
      this,
      { list: false, dropdown: false, scheduler: false, asked: false, cancelWait: false },
      { autoBind: true },
    );
  }

  /** The person typed; the service is asked once the typing rests. */
  typed(text: string): void {
    this.cancelWait?.();
    this.cancelWait = null;
    this.asked = suggestionTextOf(text);
    if (this.asked === null) {
      this.found = idle;
      return;
    }
    if (this.found.state !== 'ready') this.found = loading;
    this.cancelWait = this.scheduler.after(SUGGESTION_WAIT_MS, () => void this.ask());
  }

  /** Asks again after a failure. */
  async ask(): Promise<void> {
    const q = this.asked;
    if (q === null) return;
    if (this.found.state === 'failed') this.found = loading;
    this.arrived(q, await this.dropdown.suggestItems({ list: this.list }, { q }));
  }

  /** An answer to an older text is late and is dropped. */
  private arrived(q: string, answer: Result<readonly DropdownSuggestion[], Failure>): void {
    if (q === this.asked) this.found = answer.ok ? ready(answer.value) : failed(answer.failure);
  }
}
