import type { ComponentType } from 'react';
import { createContext, lazy, use } from 'react';

/** Another object after each press of "Try again". */
export const AttemptContext = createContext<object>({});

/** The code of a part of a later step. Unlike with `lazy` of React alone, code that could not be loaded is asked for again, in the next attempt. */
export class LaterCode<Props extends object> {
  #view: ComponentType<Props> | null = null;
  #failedIn: object | null = null;

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  /** Returns the same component for each call of an attempt. */
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

/** Returns a part of a later step; it suspends while its code comes, and throws if that could not be loaded. */
export function useLater<Props extends object>(code: LaterCode<Props>): ComponentType<Props> {
  return code.of(use(AttemptContext));
}
