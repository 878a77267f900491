import { createContext } from 'react';

export interface ContributeSheetState {
  readonly isOpen: boolean;
  readonly company: string;
  readonly close: () => void;
}

/** The sheet's code loads when it is first opened. */
export const ContributeSheetContext = createContext<ContributeSheetState>({
  isOpen: false,
  company: '',
  close: () => undefined,
});
