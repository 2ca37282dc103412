import { POST } from './route';
import { POST as POST_VALUATION } from '../valuation-requests/route';
import { database } from '@/lib/platform/db/client';
import { callerOf } from '@/lib/platform/http/caller';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { answer, newKey, nextAddress, poster } from '@/lib/testing/api-posts';
import { contactBody } from '@/lib/testing/contact-factory';
import { holdClock } from '@/lib/testing/hold-clock';
import { proofOf } from '@/lib/testing/proof';
import { countOf } from '@/lib/testing/rows';
import { valuationBody } from '@/lib/testing/valuation-factory';

const post = poster('/api/contact-requests', POST);
const postValuation = poster('/api/valuation-requests', POST_VALUATION);
const countRows = () => countOf('contact');

async function setCount(rule: string, address: string, count: number) {
  const caller = callerOf(new Headers({ 'X-Forwarded-For': address }));
  const where = { id: { startsWith: `${rule}:${caller}:` } };
  const { count: changed } = await (
    await database()
  ).rateLimitCounter.updateMany({
    where,
    data: { count },
  });
  expect(changed).toBe(1);
}

async function exhaustedAddress() {
  const address = nextAddress();
  await post(contactBody(), {}, address);
  await setCount('contact', address, contactForm.rule.limit);
  return address;
}

async function refused(address: string, headers: Record<string, string> = {}) {
  const response = await post(contactBody(), headers, address);
  expect(response.status).toBe(429);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = await answer(response);
  expect(body.error).toMatch(/zu viele Anfragen/);
  return body;
}

const proven = (proof: string) => ({ 'Proof-Of-Work': proof });
const solved = async (address: string) => proven(await proofOf((await refused(address)).challenge));
const statusOf = async (response: Promise<Response>) => (await response).status;

describe('work that lets a submission through beyond the limit', () => {
  beforeEach(holdClock);

  test('stores one submission for one solution, however many come at once', async () => {
    const address = await exhaustedAddress();
    const headers = await solved(address);
    const before = await countRows();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post(contactBody(), headers, address)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(429)]);
    expect(await countRows()).toBe(before + 1);
    const { challenge } = await refused(address, headers);
    expect(await statusOf(post(contactBody(), proven(await proofOf(challenge)), address))).toBe(
      201,
    );
  });

  test('is not asked for, nor used up, below the limit', async () => {
    const address = await exhaustedAddress();
    const headers = await solved(address);
    await setCount('contact', address, 0);
    expect(await statusOf(post(contactBody(), headers, address))).toBe(201);
    expect(await statusOf(post(contactBody(), proven('garbage'), address))).toBe(201);
    await setCount('contact', address, contactForm.rule.limit);
    expect(await statusOf(post(contactBody(), headers, address))).toBe(201);
  });

  test('ends at three times the limit: no challenge, and no solution helps', async () => {
    const address = await exhaustedAddress();
    const last = await solved(address);
    const oneTooMany = await solved(address);
    expect(await statusOf(post(contactBody(), await solved(address), address))).toBe(201);
    await setCount('contact-proven', address, 2 * contactForm.rule.limit - 1);
    expect(await statusOf(post(contactBody(), last, address))).toBe(201);
    expect(await refused(address)).not.toHaveProperty('challenge');
    expect(await refused(address, oneTooMany)).not.toHaveProperty('challenge');
  });

  test('is good for no one else and for no other form', async () => {
    const address = await exhaustedAddress();
    const headers = await solved(address);
    await refused(await exhaustedAddress(), headers);
    await postValuation(valuationBody(), {}, address);
    await setCount('valuation', address, valuationForm.rule.limit);
    expect(await statusOf(postValuation(valuationBody(), headers, address))).toBe(429);
    expect(await statusOf(post(contactBody(), headers, address))).toBe(201);
  });

  test('is not needed for what was stored before', async () => {
    const address = await exhaustedAddress();
    const headers = { ...(await solved(address)), ...newKey() };
    const [first, again] = [
      await answer(post(contactBody(), headers, address)),
      await answer(post(contactBody(), headers, address)),
    ];
    expect(first.contactRequest.id).toBeDefined();
    expect(again).toEqual(first);
  });
});
