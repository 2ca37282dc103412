import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { storeSubmission, type SubmissionEffects } from '@/lib/submissions/repository';
import type { StoredValuation } from './stored-valuation';

export interface NewValuation {
  id: string;
  reference: string;
  propertyType: string;
  postalCode: string;
  area: number;
  yearBuilt?: number;
  rooms?: number;
  condition?: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  notes?: string;
  estimatedValue: number;
  status: string;
  quarantine?: string;
}

/** Stores a request and its effects in one transaction; resolves once it is committed. */
export async function createValuation(valuation: NewValuation, effects: SubmissionEffects) {
  const { id, status, estimatedValue } = valuation;
  const subject = { type: 'valuation', id, after: { status, estimatedValue } } as const;
  const { contactEmail: email, postalCode, propertyType } = valuation;
  const createRow = (tx: Transaction, repeatOf?: string) =>
    tx.valuationRequest.create({ data: { ...valuation, repeatOf } });
  await storeSubmission(subject, effects, createRow, {
    sender: { email, postalCode, propertyType },
  });
}

/** The request with this id, or `null`. */
export async function findValuation(id: string): Promise<StoredValuation | null> {
  const db = await database();
  return db.valuationRequest.findUnique({
    where: { id },
    select: {
      id: true,
      reference: true,
      propertyType: true,
      postalCode: true,
      area: true,
      yearBuilt: true,
      rooms: true,
      condition: true,
      estimatedValue: true,
      createdAt: true,
    },
  });
}
