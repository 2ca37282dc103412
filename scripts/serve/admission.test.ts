import { Admission, takesTurns } from './admission';

const settled = () => new Promise(setImmediate);

/** So many that came at once and wait for their end, in their turn. */
function came(admission: Admission, count: number) {
  const begun: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    admission.follow(() => new Promise<void>((end) => begun.push(end))),
  );
  return { begun, over: Promise.all(all) };
}

/** As if so many came at once and one was done each so many milliseconds. */
async function burst(admission: Admission, clock: { now: number }, count: number, each: number) {
  const { begun, over } = came(admission, count);
  for (let at = 0; at < count; at++) {
    clock.now += each;
    begun[at]?.();
    await settled();
  }
  await over;
}

const started = () => {
  const clock = { now: 1000 };
  return { clock, admission: new Admission(() => clock.now) };
};

test('eight are worked on at once, the others in the order in which they came', async () => {
  const { admission } = started();
  const { begun } = came(admission, 20);
  expect(begun).toHaveLength(8);
  begun[3]?.();
  await settled();
  expect(begun).toHaveLength(9);
});

test.each([
  ['are let in where they wait for two seconds', 2, 1000, undefined],
  ['are told to come again in ten seconds', 10, 1000, 10],
  ['are let in where few are slow', 400, 10, undefined],
])('those who come %s', async (_case, each, waiting, seconds) => {
  const { clock, admission } = started();
  await burst(admission, clock, 2000, each);
  const { begun } = came(admission, waiting + 8);
  const objection = admission.objection();
  expect(objection?.status).toBe(seconds && 503);
  if (seconds) {
    const after = Number(objection?.headers?.['Retry-After']);
    expect(Math.abs(after - seconds)).toBeLessThanOrEqual(1);
  }
  for (let at = 0; at < begun.length; at++) {
    begun[at]?.();
    await settled();
  }
  expect(admission.objection()).toBeUndefined();
});

test('whoever comes first after a pause is let in, however slow the last one was', async () => {
  const { clock, admission } = started();
  await burst(admission, clock, 1, 60_000);
  expect(admission.objection()).toBeUndefined();
});

test('what fails makes room for the next', async () => {
  const { admission } = started();
  const failing = Array.from({ length: 30 }, () =>
    admission.follow(() => Promise.reject(new Error('full'))),
  );
  await Promise.allSettled(failing);
  const store = jest.fn(async () => {});
  await expect(admission.follow(store)).resolves.toBeUndefined();
  expect(store).toHaveBeenCalled();
});

test('whoever waits while nothing goes on is told to come again, and the others keep their turns', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    const { admission } = started();
    const { begun } = came(admission, 8);
    const store = jest.fn(async () => {});
    const early = admission.follow(store);
    jest.advanceTimersByTime(6000);
    const later = admission.follow(store);
    jest.advanceTimersByTime(4000);
    await expect(early).resolves.toMatchObject({ status: 503, headers: { 'Retry-After': 5 } });
    expect(store).not.toHaveBeenCalled();
    begun[0]?.();
    await expect(later).resolves.toBeUndefined();
    expect(store).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['POST', '/api/valuation-requests', true],
  ['PUT', '/api/employee/leads/1/status?x', true],
  ['POST', '/verkaufen', true],
  ['POST', '/api/chat', false],
  ['POST', '/api/chat?x=1', false],
  ['GET', '/', false],
  ['HEAD', '/', false],
])('%s %s waits for its turn: %s', (method, url, expected) => {
  expect(takesTurns({ method, url })).toBe(expected);
});
