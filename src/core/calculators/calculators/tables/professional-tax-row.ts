import type { Provision } from '../law';

/** Monthly, half-yearly or yearly pay up to `upTo`, or below `below`, in rupees; with neither, all above. */
export interface TaxBand {
  readonly upTo?: number;
  readonly below?: number;
  /** Rupees per month, half-year or year. */
  readonly tax: number;
  /** Another amount in one month, 1 to 12. */
  readonly otherMonth?: { readonly month: number; readonly tax: number };
}

export interface ProfessionalTaxRow extends Provision {
  readonly state: string;
  readonly kind:
    | 'monthly'
    /** By the income of six months from April and October, in one month of each. */
    | 'halfYearly'
    /** By the income of the year, in twelfths; March has the rest. */
    | 'yearly'
    /** By the income of the year, an amount a month. */
    | 'monthlyByYear'
    | 'none'
    /** Levied, but its table is not known here: the user gives the amount. */
    | 'ownAmount';
  readonly bands: readonly TaxBand[];
  /** The months, 1 to 12, in which a half-year’s tax is due. */
  readonly dueMonths?: readonly number[];
  /** Missing if the table is for all. */
  readonly sex?: 'female' | 'male';
  /** Due from who pays income tax only. */
  readonly forIncomeTaxPayers?: true;
}
