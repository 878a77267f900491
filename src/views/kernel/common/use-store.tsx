import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Key } from '@/core/kernel/common/key';

/** Returns a store, or a port that views may use, by its key. Throws while the code of its feature is not loaded. */
export type StoreOf = <Value>(key: Key<Value>) => Value;

const StoresContext = createContext<StoreOf | null>(null);

export interface StoresProviderProps {
  readonly store: StoreOf;
  readonly children: ReactNode;
}

export function StoresProvider({ store, children }: StoresProviderProps) {
  return <StoresContext value={store}>{children}</StoresContext>;
}

export function useStore<Value>(key: Key<Value>): Value {
  const store = useContext(StoresContext);
  if (!store) throw new Error('A view reads a store outside the StoresProvider.');
  return store(key);
}
