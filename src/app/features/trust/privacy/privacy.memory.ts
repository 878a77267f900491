import { ContainerModule } from 'inversify';

/** The page has no ports. */
export const adapters = new ContainerModule(() => undefined);
