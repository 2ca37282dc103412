import { EntryError, type ResultLines } from './calculator';
import { taxableGain } from './rules/capital-gains';

export interface GainEntries {
  price?: number;
  purchasePrice?: number;
  purchaseCosts?: number;
  saleCosts?: number;
  depreciation?: number;
  /** Instead of all others */
  gain?: number;
}

/** Nothing to calculate with gives no gain. @throws EntryError */
export function gainSteps(sale: GainEntries): { gain?: number; steps: ResultLines } {
  const { price, purchasePrice, purchaseCosts = 0, saleCosts = 0, depreciation = 0 } = sale;
  if (sale.gain !== undefined) {
    const isTwice = [price, purchasePrice, purchaseCosts, saleCosts, depreciation].some(Boolean);
    if (isTwice) throw new EntryError('gain', 'gainTwice');
    return { gain: sale.gain, steps: { gain: sale.gain } };
  }
  if (price === undefined || purchasePrice === undefined) return { steps: {} };
  if (depreciation > purchasePrice + purchaseCosts) {
    throw new EntryError('depreciation', 'depreciationTooHigh');
  }
  const gain = taxableGain({
    salePrice: price,
    saleCosts,
    purchasePrice,
    purchaseCosts,
    depreciation,
  });
  const steps = {
    price,
    saleCosts: -saleCosts || undefined,
    purchasePrice: -purchasePrice,
    purchaseCosts: -purchaseCosts || undefined,
    depreciation: depreciation || undefined,
    [gain < 0 ? 'lossLine' : 'gain']: gain,
  };
  return { gain, steps };
}
