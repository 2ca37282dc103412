import { randomUUID } from 'node:crypto';
import { findSubject } from '@/lib/subjects/repository';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { requestValuation } from '@/lib/valuation/service';
import { correctRequest } from './correction/service';
import { contentOf } from './documents/contents';
import { mailLink } from './links/repository';
import { ownerToken } from './links/token';
import { confirmAddress, exportRequest } from './service';

/** A valuation whose owner has confirmed the address: its id and the token of the link. */
async function confirmedHome() {
  const body = valuationBody({ email: `${randomUUID()}@beispiel.de` });
  const { id: subjectId } = await requestValuation(body, { caller: randomUUID() });
  const reference = { subjectType: 'valuation', subjectId } as const;
  const { id } = await mailLink(randomUUID(), reference, String(body.email));
  const token = ownerToken(id);
  await confirmAddress(token);
  return { reference, body, token };
}

test('a correction makes another regional figure, and another PDF', async () => {
  const { reference, body, token } = await confirmedHome();
  const revision = async () =>
    (await contentOf('valuation', (await findSubject(reference))!)).revision;
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

test('a postcode that does not exist is told as the reason that there is no figure', async () => {
  const { body, token } = await confirmedHome();
  await correctRequest(token, { ...body, postalCode: '00999' });
  const { regional, estimatedValue } = await exportRequest(token);
  expect(regional).toEqual({ isPossible: false, reason: expect.stringContaining('00999') });
  expect(estimatedValue).toBe(348_600);
});
