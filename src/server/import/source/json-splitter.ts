import { MAX_LINE_LENGTH } from './text-stream';

export interface JsonText {
  readonly line: number;
  readonly text: string;
}

const QUOTE = 34;
const BACKSLASH = 92;
const LINE_BREAK = 10;
const OPENING = new Set([123, 91]);
const CLOSING = new Set([125, 93]);

/** Streams JSON objects of an outer list or of JSON lines, with only one in memory. */
export class JsonSplitter {
  /** The depth at which rows begin: 1 inside a list, 0 outside. */
  readonly #rowDepth: 0 | 1;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #line = 1;
  #begin: { readonly line: number; text: string } | null = null;
  /**
   * True if a string crossed a line break, which is invalid. The row is damaged, and the next begins on a new line.
   */
  #isDamaged = false;
  #isLineEmpty = true;

  constructor(rowDepth: 0 | 1) {
    this.#rowDepth = rowDepth;
  }

  take(chunk: string): readonly JsonText[] {
    const found: JsonText[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === LINE_BREAK) this.#line += 1;
      if (this.#isDamaged && code === 123 && this.#isLineEmpty && this.#begin !== null) {
        found.push({ line: this.#begin.line, text: this.#begin.text + chunk.slice(from, at) });
        this.#begin = null;
        this.#isDamaged = false;
        this.#depth = this.#rowDepth;
      }
      if (code === LINE_BREAK) this.#isLineEmpty = true;
      else if (code > 32) this.#isLineEmpty = false;
      if (this.#isText) {
        this.#passText(code);
      } else if (code === QUOTE) {
        this.#isText = true;
      } else if (OPENING.has(code)) {
        if (this.#depth === this.#rowDepth && code === 123) {
          this.#begin = { line: this.#line, text: '' };
          from = at;
        }
        this.#depth += 1;
      } else if (CLOSING.has(code)) {
        this.#depth -= 1;
        if (this.#depth === this.#rowDepth && this.#begin !== null) {
          found.push({ line: this.#begin.line, text: this.#begin.text + chunk.slice(from, at + 1) });
          this.#begin = null;
          this.#isDamaged = false;
        }
      }
    }
    if (this.#begin !== null && this.#begin.text.length <= MAX_LINE_LENGTH) this.#begin.text += chunk.slice(from);
    return found;
  }

  end(): JsonText | null {
    return this.#begin;
  }

  #passText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isText = false;
    else if (code === LINE_BREAK) {
      this.#isText = false;
      this.#isDamaged = true;
    }
  }
}
