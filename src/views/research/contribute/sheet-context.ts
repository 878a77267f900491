import { createContext } from 'react';

/** The sheet of contributions of a company's page. */
export interface ContributeSheetState {
  readonly isOpen: boolean;
  /** The company in addresses. */
  readonly company: string;
  readonly close: () => void;
}

/** Given by what opens the sheet; its code comes when it is first opened. */
export const ContributeSheetContext = createContext<ContributeSheetState>({
  isOpen: false,
  company: '',
  close: () => undefined,
});
