import { randomUUID } from 'node:crypto';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import { findRequest } from '@/lib/requests/repository';
import { submit } from '@/lib/requests/submission/service';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { correctRequest } from './correction/service';
import { contentOf } from '../documents/service';
import { mailLink } from '../links/repository';
import { ownerToken } from '../links/token';
import { confirmAddress, exportRequest } from './service';

async function confirmedHome() {
  const body = valuationBody({ email: `${randomUUID()}@beispiel.de` });
  const id = await submit(valuationForm, body, { caller: randomUUID() });
  const link = await mailLink(randomUUID(), id, String(body.email));
  const token = ownerToken(link.id);
  await confirmAddress(token);
  return { id, body, token };
}

test('a correction makes another regional figure, and another PDF', async () => {
  const { id, body, token } = await confirmedHome();
  const revision = async () => (await contentOf('valuation', (await findRequest(id))!)).revision;
  const before = { request: await exportRequest(token), revision: await revision() };
  expect(before.request.regional).toMatchObject({
    isPossible: true,
    confidenceLabel: expect.any(String),
    data: expect.any(String),
  });
  await correctRequest(token, { ...body, area: '100' });
  const after = await exportRequest(token);
  expect(after.estimatedValue).toBe(290_500);
  expect(after.regional).not.toEqual(before.request.regional);
  expect(await revision()).not.toBe(before.revision);
});

test('an unknown postcode is given as the reason for the missing value', async () => {
  const { body, token } = await confirmedHome();
  await correctRequest(token, { ...body, postalCode: '00999' });
  const { regional, estimatedValue } = await exportRequest(token);
  expect(regional).toEqual({ isPossible: false, reason: expect.stringContaining('00999') });
  expect(estimatedValue).toBe(348_600);
});
