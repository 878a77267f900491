import type { Provision } from '../law';

/**
 * A band of monthly, half-yearly or yearly pay in rupees, up to `upTo` or below `below`. Without either it includes all
 * pay above.
 */
export interface TaxBand {
  readonly upTo?: number;
  readonly below?: number;
  readonly tax: number;
  /** A different amount in one month (1 to 12). */
  readonly otherMonth?: { readonly month: number; readonly tax: number };
}

export interface ProfessionalTaxRow extends Provision {
  readonly state: string;
  readonly kind: 'monthly' | 'halfYearly' | 'yearly' | 'monthlyByYear' | 'none' | 'ownAmount';
  readonly bands: readonly TaxBand[];
  readonly dueMonths?: readonly number[];
  readonly sex?: 'female' | 'male';
  /** True if only payers of income tax owe the tax. */
  readonly forIncomeTaxPayers?: true;
}
