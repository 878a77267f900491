import type { Provision } from '../law';

/** Monthly, half-yearly or yearly pay up to `upTo`, or below `below`, in rupees; with neither, all above. */
export interface TaxBand {
  readonly upTo?: number;
  readonly below?: number;
  readonly tax: number;
  /** Another amount in one month, 1 to 12. */
  readonly otherMonth?: { readonly month: number; readonly tax: number };
}

export interface ProfessionalTaxRow extends Provision {
  readonly state: string;
  readonly kind: 'monthly' | 'halfYearly' | 'yearly' | 'monthlyByYear' | 'none' | 'ownAmount';
  readonly bands: readonly TaxBand[];
  readonly dueMonths?: readonly number[];
  readonly sex?: 'female' | 'male';
  /** Due only from payers of income tax. */
  readonly forIncomeTaxPayers?: true;
}
