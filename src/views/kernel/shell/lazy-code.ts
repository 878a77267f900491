import type { ComponentType } from 'react';
import { createContext, lazy, use } from 'react';

export const AttemptContext = createContext<object>({});

/** Loads code like React's `lazy`, but retries after a failure. */
export class LazyCode<Props extends object> {
  #view: ComponentType<Props> | null = null;
  #failedIn: object | null = null;

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  of(attempt: object): ComponentType<Props> {
    if (this.#view !== null && (this.#failedIn === null || this.#failedIn === attempt)) return this.#view;
    this.#failedIn = null;
    const load = async () => {
      try {
        return { default: await this.load() };
      } catch (error) {
        this.#failedIn = attempt;
        throw error;
      }
    };
    this.#view = lazy(load);
    return this.#view;
  }
}

/** Suspends while loading. Throws if it fails. */
export function useLazyCode<Props extends object>(code: LazyCode<Props>): ComponentType<Props> {
  return code.of(use(AttemptContext));
}
