export interface Output {
  line(text: string): void;
  error(text: string): void;
  readonly progress: ((text: string) => void) | null;
}
