/** Percent: 25 % and 5.5 % of it, § 32d Abs. 1 EStG and § 4 SolzG. */
const TAX_ON_INTEREST = 26.375;

export interface LetHome {
  /** Euros, today */
  price: number;
  /** Euros a month */
  rent: number;
  upkeep: number;
  /** Euros */
  debt: number;
  /** Costs of a sale today besides the commission */
  costs: number;
  /** Euros a year */
  depreciation: number;
  years: number;
  /** Percent a year */
  savings: number;
  growth: number;
  loanInterest: number;
  /** Percent of the price */
  commission: number;
  /** Percent; unset, nothing is taxed */
  taxRate?: number;
}

const yearOf = (monthly: number) => Math.round(monthly * 12);

/** Percent of interest that stays. */
const kept = (taxRate?: number) => (taxRate === undefined ? 1 : 1 - TAX_ON_INTEREST / 100);

/** Tax on rent, §§ 9 and 21 EStG; a loss lowers the tax on other income and counts as negative. */
function taxOn(surplus: number, { depreciation, taxRate = 0 }: LetHome): number {
  return Math.round(((surplus - depreciation) * taxRate) / 100);
}

/**
 * Whole euros. What is earned each year is spent: nothing is compounded on either side. Repayments move
 * money from the account to the house, so they are left out.
 */
export function keepOrSell(choice: LetHome) {
  const { price, debt, costs, years, savings, growth, commission, taxRate } = choice;
  const afterCommission = 1 - commission / 100;
  const proceeds = Math.round(price * afterCommission - debt - costs);
  const interest = Math.round((proceeds * savings * kept(taxRate)) / 100);
  const rent = yearOf(choice.rent);
  const upkeep = yearOf(choice.upkeep);
  const loan = Math.round((debt * choice.loanInterest) / 100);
  const surplus = rent - upkeep - loan;
  const tax = taxOn(surplus, choice);
  const yearly = surplus - tax;
  const later = Math.round(price * (1 + growth / 100) ** years * afterCommission - debt);
  const keeping = Math.round(yearly * years) + later;
  const selling = Math.round(interest * years) + proceeds;
  const evenYearly = (keeping - proceeds) / years;
  return {
    rent,
    upkeep,
    loan,
    tax,
    yearly,
    later,
    kept: keeping,
    proceeds,
    interest,
    sold: selling,
    /** Percent a year before tax that savings would have to bring */
    evenRate: (evenYearly / proceeds / kept(taxRate)) * 100,
    /** Price in the end with which both are worth the same */
    evenPrice: Math.round((selling + debt - yearly * years) / afterCommission),
  };
}
