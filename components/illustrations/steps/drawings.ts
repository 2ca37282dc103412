import type { ComponentType } from 'react';
import type { IllustrationProps } from '../frame';
import { CompletionStep } from './completion';
import { DocumentsStep } from './documents';
import { MarketingStep } from './marketing';
import { OffersStep } from './offers';
import { PreparationStep } from './preparation';
import { ValuationStep } from './valuation';
import { ViewingsStep } from './viewings';

/** The vignettes of the seven steps of a sale, in their order, by file name. */
export const stepDrawings = {
  valuation: ValuationStep,
  documents: DocumentsStep,
  preparation: PreparationStep,
  marketing: MarketingStep,
  viewings: ViewingsStep,
  offers: OffersStep,
  completion: CompletionStep,
} as const satisfies Readonly<Record<string, ComponentType<IllustrationProps>>>;
