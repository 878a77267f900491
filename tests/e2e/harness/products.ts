import type { Product } from './product';
import { startProduct } from './product';

/** Runs the products of a worker: one for all files of tests that leave nothing for others to see, and a new one for each other file, which ends with it. */
export class Products {
  #shared: Product | null = null;
  #own: { readonly file: string; readonly product: Product } | null = null;

  /** Returns the product that files share. */
  async shared(): Promise<Product> {
    this.#shared ??= await startProduct();
    return this.#shared;
  }

  /** Returns the product of a file alone, with settings beside those that all browser tests have; that of another file ends. */
  async of(file: string, settings: Readonly<Record<string, string>>): Promise<Product> {
    if (this.#own?.file === file) return this.#own.product;
    await this.#endOwn();
    const product = await startProduct(settings);
    this.#own = { file, product };
    return product;
  }

  async stop(): Promise<void> {
    await this.#endOwn();
    await this.#shared?.stop();
    this.#shared = null;
  }

  async #endOwn(): Promise<void> {
    await this.#own?.product.stop();
    this.#own = null;
  }
}
