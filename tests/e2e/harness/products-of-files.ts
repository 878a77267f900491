import type { Product } from './product';
import { startProduct } from './product';

/** Runs one product at a time, a new one for each file of tests: no file meets what another has written. */
export class ProductsOfFiles {
  readonly #environment: Readonly<Record<string, string>>;
  #running: { readonly file: string; readonly product: Product } | null = null;

  /** `environment` has settings beside those that all browser tests have. */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  /** Returns the product of a file; that of another file ends. */
  async of(file: string): Promise<Product> {
    if (this.#running?.file === file) return this.#running.product;
    await this.stop();
    const product = await startProduct(this.#environment);
    this.#running = { file, product };
    return product;
  }

  async stop(): Promise<void> {
    await this.#running?.product.stop();
    this.#running = null;
  }
}
