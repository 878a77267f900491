import type { Product } from './product';
import { startProduct } from './product';

/** Runs one product at a time, a new one for each file of tests: no file meets what another has written. */
export class ProductsOfFiles {
  #running: { readonly file: string; readonly product: Product } | null = null;

  /** Returns the product of a file; that of another file ends. */
  async of(file: string): Promise<Product> {
    if (this.#running?.file === file) return this.#running.product;
    await this.stop();
    const product = await startProduct();
    this.#running = { file, product };
    return product;
  }

  async stop(): Promise<void> {
    await this.#running?.product.stop();
    this.#running = null;
  }
}
