import { expect, type APIRequestContext } from '@playwright/test';
import { valuationBody } from '@/lib/testing/valuation-factory';

interface CreatedValuation {
  id: string;
  reference: string;
  createdAt: string;
}

export async function createValuation(
  request: APIRequestContext,
  body: object = {},
): Promise<CreatedValuation> {
  const response = await request.post('/api/valuation-requests', {
    data: valuationBody({ ...body }),
  });
  expect(response.status()).toBe(201);
  return (await response.json()).valuationRequest;
}
